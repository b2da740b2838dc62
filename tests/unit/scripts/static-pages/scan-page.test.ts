import { parsePage, type PageElement } from '@/scripts/static-pages/parse-page'
import { scanPage } from '@/scripts/static-pages/scan-page'
import { nextPage } from '@/tests/support/next-page'

const seen = ['head', 'meta', 'link', 'script']
/** Of the head, only its start is wanted. */
const wanted = (element: PageElement) => (element.name === 'head' ? { ...element, text: '', end: 0 } : element)

test('a scan finds in a page of Next.js what parsing it does', () => {
  const head = '<meta name="description" content="Slate &amp; tile: &quot;5 &gt; 3&quot; &#x27;s"/><title>A</title>'
  const html = nextPage({
    head,
    body: '<header><p data-a="x">&lt;script&gt;</p></header>',
    attributes: ' nonce="a+b/c="',
  })
  const parsed = parsePage(html).filter(({ name }) => seen.includes(name))
  expect(scanPage(html).map(wanted)).toEqual(parsed.map(wanted))
})

test('a script without an end is not closed', () => {
  expect(scanPage('<head></head><script>let a = 1')).toMatchObject([
    { name: 'head', isClosed: true },
    { name: 'script', text: '', isClosed: false },
  ])
})
