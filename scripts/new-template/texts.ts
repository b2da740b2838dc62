/** `text` as a string of a source file. */
export const quote = (text: string): string => `'${text.replaceAll("'", "\\'")}'`

/** `ladder-loan-form` as `ladderLoanForm`. */
export const constantOf = (slug: string): string =>
  slug.replace(/-([a-z0-9])/g, (_, next: string) => next.toUpperCase())

/**
 * What a template says of itself, still to be written: each text begins with TODO, which the tests refuse. `description`
 * and `tags` are source text.
 */
export const texts = (description: string, tags: string): string => `
  description: ${description},
  tags: ${tags},
  fullDescription: [
    'TODO a paragraph: the situation in which a roofer reaches for this document.',
    'TODO a paragraph: what it settles, and what happens without it.',
  ],
  howToUse: [
    'TODO the first step.',
    'TODO the second step.',
    'TODO the third step.',
    'TODO the fourth step.',
    'TODO the last step: who gets it, and where it is kept.',
  ],
  expertGuide: [
    {
      title: 'TODO the mistake that costs the most',
      text: 'TODO at least sixty characters: how it happens, and how an experienced roofer avoids it.',
      cite: 'TODO the law or standard it rests on, or no cite',
    },
    {
      title: 'TODO a second piece of advice',
      text: 'TODO at least sixty characters of advice that is not in the document itself.',
    },
    {
      title: 'TODO a third piece of advice',
      text: 'TODO at least sixty characters more, and a source where it rests on one.',
    },
  ],`
