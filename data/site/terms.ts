import { site } from '@/data/site'

/** A section of the terms page. */
export interface TermsSection {
  title: string
  text: readonly string[]
}

export const terms: readonly TermsSection[] = [
  {
    title: 'Free to use',
    text: [
      'Every template is free, in every format. Use it for your business, on as many jobs as you have. You may change it, copy it and share it, and you do not have to name us. The templates and the software of this site are under the MIT License.',
    ],
  },
  {
    title: 'No warranty',
    text: [
      'The templates and this site come as they are, without warranty of any kind. We correct what we find, but a law may have changed, a figure may not fit your job, and a form may lack what your state requires. Check every document before you sign it, send it or build from it.',
      'As far as the law allows, we are not liable for any loss from using the templates or this site.',
    ],
  },
  {
    title: 'Not legal advice',
    text: [
      'The templates are general information. They are not legal advice, and they are not a substitute for the advice of an attorney. Using them does not make us your attorney or your safety, tax or insurance adviser.',
      'Have an attorney in your state review contracts, lien forms and HR documents before you use them.',
    ],
  },
  {
    title: 'What you enter is yours',
    text: [
      'What you type into a form, a job or your company profile stays on your device, and so do your photos and signatures. We do not have a copy: keep your own. You are responsible for what you write, sign and send.',
    ],
  },
  {
    title: 'Use of the site',
    text: ['Programs may use the API within its limits. Do not try to overload the site or to break into it.'],
  },
  {
    title: 'Changes',
    text: [
      `When these terms change, the date at the top changes. The license of a template that you have downloaded stays as it was. Questions: ${site.supportEmail}.`,
    ],
  },
]
