import { about } from '@/data/about'
import { faq } from '@/data/faq'
import { privacySections } from '@/data/privacy'
import { guide } from '@/lib/openapi/guide'
import { fixedPages } from '@/lib/seo/fixed-pages'
import { revisionOf } from './modified'

/** The texts behind the pages that hold more than their title; the settings that they name are not their content. */
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
}

/** The revision of every page that changes with its own words, by its address. */
export const pageRevisions = (): [string, string][] =>
  Object.entries(fixedPages)
    .filter(([, page]) => page.about === 'itself')
    .map(([path, page]) => [path, revisionOf([page, texts[path] ?? null])])
