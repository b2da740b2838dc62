import { soonOf, stillRequestedPage } from '@/scripts/static-pages/requested-page'
import { leanScript } from '@/scripts/static-pages/payload'
import { processPage } from '@/scripts/static-pages/process-page'
import { chunk, data, flight, loader, nextPage, runtime } from '@/tests/support/next-page'

const siteUrl = 'http://localhost:3000'
const nonce = ' nonce="a+b/c="'

test('a page keeps its loader and its data; its files are listed, its inline scripts wait in a template', () => {
  const list = ['one', 'two', 'main'].map((name) => `/_next/static/chunks/${name}.js`).join(' ')
  expect(stillRequestedPage(nextPage({ attributes: nonce }), { siteUrl })).toBe(
    [
      '<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/>',
      `<meta name="viewport" content="width=device-width"/><template data-scripts="${list}"></template>${loader}`,
      '<link rel="stylesheet" href="/_next/static/chunks/a.css"/></head>',
      `<body><h1>Roof &amp; ridge</h1><!--$--><!--/$-->${data}<template data-inline>`,
      `<script${nonce} id="_R_">${runtime}</script>`,
      ...flight.map((text) => `<script${nonce}>${leanScript(text)}</script>`),
      '</template></body></html>',
    ].join(''),
  )
})

test('a page fetches ahead what the pages of the build do', () => {
  const soon = soonOf(processPage(nextPage().replaceAll('.js"', '.js?dpl=a&amp;b=1"'), { soon: '/_next/a.js' }).html)
  expect(soon).toBe('/_next/a.js?dpl=a&b=1')
  const html = stillRequestedPage(nextPage(), { siteUrl, soon })
  expect(html).toContain('data-soon="/_next/a.js?dpl=a&amp;b=1"></template>')
  expect(soonOf(html)).toBe(soon)
  expect(soonOf(processPage(nextPage()).html)).toBeUndefined()
})

test('rejects what the build rejects, and a body without an end', () => {
  const still = (html: string) => () => stillRequestedPage(html, { siteUrl })
  expect(still(nextPage({ body: '<script>alert(1)</script>' }))).toThrow('Unknown inline script: alert(1)')
  expect(still(nextPage({ head: chunk('one') }))).toThrow('Expected different external scripts')
  expect(still(processPage(nextPage()).html)).toThrow('Expected different external scripts, found none')
  expect(still(nextPage().replace('</body>', ''))).toThrow('the body has no end')
})
