import { templateContents } from '@/lib/catalogue/contents'
import { layOutPages } from '@/tests/support/page-fill'

/** What is signed or answered on one page, by template and part: its signature is never apart from what it signs. */
const onePage: readonly (readonly [slug: string, part: string])[] = [
  ['conditional-progress-lien-waiver', 'Waiver'],
  ['conditional-final-lien-waiver', 'Waiver'],
  ['unconditional-progress-lien-waiver', 'Waiver'],
  ['unconditional-final-lien-waiver', 'Waiver'],
  ['first-late-payment-notice', 'Reminder'],
  ['second-late-payment-notice', 'Second notice'],
  ['final-late-payment-notice', 'Final notice'],
]

test.each(onePage)('%s has its %s on one page, with room for what is typed', async (slug, part) => {
  const content = templateContents.find((each) => each.slug === slug)
  if (!content) throw new Error(`There is no ${slug}`)
  const pages = await layOutPages(content.document())
  expect(pages.filter((page) => page.part === part)).toHaveLength(1)
})
