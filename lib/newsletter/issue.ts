import { hyphenate } from '@/lib/text'

export interface Issue {
  /** Identifies the issue: the hyphenated subject. A corrected issue with the same subject is the same issue. */
  id: string
  subject: string
  markdown: string
}

const SUBJECT_MAX = 150

/** Parses an issue: `# Subject` on the first line, then the text. Throws if either is missing. */
export function readIssue(source: string): Issue {
  const [first = '', ...rest] = source
    .replace(/^\uFEFF/, '')
    .trimStart()
    .split(/\r\n?|\n/)
  const subject = /^#\s+(.+)$/.exec(first)?.[1]?.trim()
  const markdown = rest.join('\n').trim()
  if (!subject) throw new Error('An issue starts with its subject: a first line like "# What changed in May"')
  if (subject.length > SUBJECT_MAX) throw new Error(`The subject is longer than ${SUBJECT_MAX} characters`)
  const id = hyphenate(subject)
  if (!id) throw new Error('The subject needs letters or digits')
  if (!markdown) throw new Error('The issue has no text below its subject')
  return { id, subject, markdown }
}
