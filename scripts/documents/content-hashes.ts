import { about } from '@/data/site/about'
import { faq } from '@/data/site/faq'
import { privacySections } from '@/data/site/privacy'
import { terms } from '@/data/site/terms'
import { templateContents } from '@/lib/catalogue/contents'
import { guide } from '@/lib/openapi/guide'
import { fixedPages } from '@/lib/seo/fixed-pages'
import { hashOf } from './revisions'

/** The texts of pages that hold more than their title. Settings shown on a page are not part of its content. */
const texts: Readonly<Record<string, unknown>> = {
  '/about': about,
  '/developers': guide,
  '/faq': faq,
  '/privacy': privacySections({
    confirmDays: 0,
    unsubscribeDays: 0,
    contactMonths: 0,
    searchMonths: 0,
    mailboxQuarterHour: 0,
    mailboxDay: 0,
    sharedCounts: false,
  }),
  '/terms': terms,
}

/** The document without what its form requires: files look the same. */
const withoutMarks = (document: object): unknown =>
  JSON.parse(JSON.stringify(document, (key, value: unknown) => (key === 'required' ? undefined : value)))

/** Returns the hash of every template by slug, apart from where it is listed, and of every fixed page's words by address. */
export const contentHashes = (): ReadonlyMap<string, string> =>
  new Map([
    ...templateContents.map((template) => {
      const { baseDownloads: _, demand: _d, stage: _s, telling: _t, notFor: _n, ...content } = template
      // The version follows from the hash.
      const { version: _v, ...document } = template.document()
      return [template.slug, hashOf({ ...content, document: withoutMarks(document) })] as const
    }),
    ...Object.entries(fixedPages)
      .filter(([, page]) => page.about === 'itself')
      .map(([path, page]) => [path, hashOf([page, texts[path] ?? null])] as const),
  ])
