import { createHash } from 'node:crypto'
import { processPage } from '@/scripts/static-pages/process-page'
import {
  chunk,
  data,
  flight,
  loader,
  nextPage as page,
  runtime,
  type NextPageParts as Parts,
} from '@/tests/support/next-page'

test('a page keeps its hydration loader, its data and the list of its scripts, in order', () => {
  const { html, own, scripts } = processPage(page())
  const text = [runtime, ...flight].map((script) => `${script};\n`).join('')
  const name = createHash('sha256').update(text).digest('hex').slice(0, 20)
  expect(own).toEqual({ url: `/_next/static/pages/${name}.js`, text })
  expect(scripts).toEqual([own?.url, ...['one', 'two', 'main'].map((chunk) => `/_next/static/chunks/${chunk}.js`)])
  expect(html).toBe(
    [
      '<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/>',
      '<meta name="viewport" content="width=device-width"/>',
      `<template data-scripts="${scripts.join(' ')}"></template>${loader}`,
      '<link rel="stylesheet" href="/_next/static/chunks/a.css"/></head>',
      `<body><h1>Roof &amp; ridge</h1><!--$--><!--/$-->${data}</body></html>`,
    ].join(''),
  )
})

test('a file that is fetched ahead has the prefix, the query and the attributes of the others', () => {
  const soon = '/_next/static/chunks/search.js'
  expect(processPage(page(), { soon }).html).toContain(`data-soon="${soon}"></template>${loader}`)
  const html = page().replaceAll('.js" async=""', '.js?dpl=1" async="" crossorigin=""')
  expect(processPage(html, { soon }).html).toContain(`data-soon="${soon}?dpl=1#crossorigin="></template>`)
})

test('page scripts differ only in what was inline', () => {
  const other = processPage(page({ inline: [...flight, 'self.__next_f.push([1,"1:other"])'] }))
  expect(other.own?.url).not.toBe(processPage(page()).own?.url)
  expect(processPage(page({ body: '<p>Other text</p>' })).own).toEqual(processPage(page()).own)
})

test('a processed page stays unchanged', () => {
  const first = processPage(page())
  expect(processPage(first.html)).toEqual({ html: first.html, scripts: first.scripts })
})

test.each<[string, Parts, string]>([
  ['an unknown inline script', { body: '<script>alert(1)</script>' }, 'Unknown inline script: alert(1)'],
  ['React filling a gap later', { body: '<script>$RC("B:0","S:0")</script>' }, 'Unknown inline script'],
  ['a script from elsewhere', { head: '<script src="https://example.com/a.js" async=""></script>' }, 'Unknown script'],
  ['a script that blocks', { head: '<script src="/_next/static/chunks/b.js"></script>' }, 'Unknown script'],
  ['a file with unknown attributes', { head: chunk('b').replace(' async', ' defer="" async') }, 'Unknown script'],
  ['an inline module', { body: '<script type="module">self.__next_f.push([1])</script>' }, 'Unknown script'],
  ['a script that nothing ends', { body: '<textarea></textarea><svg><script>' }, 'Unknown script'],
  [
    'a build served by another host',
    { head: '<script src="https://cdn.example.com/_next/static/chunks/b.js" async=""></script>' },
    "Not allowed by the policy (script-src 'self' on http://localhost:3000): https://cdn.example.com/_next",
  ],
  [
    'another host without a protocol',
    { head: '<script src="//cdn.example.com/_next/static/chunks/b.js" async=""></script>' },
    'Not allowed by the policy',
  ],
  ['a handler in single quotes', { body: "<p onclick='go()'>" }, 'onclick="'],
  ['a style where there are no scripts', { body: '<noscript><style>p{}</style></noscript>' }, '<style'],
  ['a module', { head: '<script type="module" src="/m.js"></script>' }, 'Unknown script'],
  ['a script listed twice', { head: chunk('one') }, 'Expected different external scripts'],
  ['no payload', { inline: [] }, 'Found 0 inline scripts'],
  ['an announced payload that never comes', { inline: flight.slice(0, 1) }, 'Found 0 inline scripts'],
  ['a second runtime', { inline: [runtime, ...flight] }, 'Found 2 inline scripts'],
  ['no hydration loader', { withLoader: '' }, 'Expected one hydration loader, found 0'],
  [
    'another hydration loader',
    { withLoader: '<script>(function hydrationLoader() {})()</script>' },
    'Expected one hydration loader, found 0',
  ],
  ['an unfinished script', { body: '<script>let a = 1' }, 'Unknown inline script'],
  ['a style element', { body: '<style>p{}</style>' }, '<style'],
  ['a style attribute', { body: '<p class="a" style="color:red">' }, 'style="'],
  ['a handler', { body: '<p onclick="go()">' }, 'onclick="'],
  ['a script address', { body: '<a href="javascript:go()">' }, 'javascript:'],
  ['a script preload in another form', { head: '<link as="script" rel="preload" href="/m.js"/>' }, 'as="script"'],
  ['a module preload', { head: '<link rel="modulepreload" href="/m.js"/>' }, 'modulepreload'],
])('rejects %s', (_, parts, message) => {
  expect(() => processPage(page(parts))).toThrow(message)
})

describe('attributes that a host or a setting adds to the scripts', () => {
  /** A page of the build with changed addresses and script elements. */
  const changed = (address: (url: string) => string, attributes = '') =>
    page().replace(
      /(<script src="|as="script" fetchPriority="low" href=")([^"]*)("[^>]*?)(\/?>)/g,
      (_, before: string, url: string, after: string, end: string) => before + address(url) + after + attributes + end,
    )
  const names = ['one', 'two', 'main'].map((name) => `/_next/static/chunks/${name}.js`)
  const plain = processPage(page())
  const ownName = plain.own?.url ?? ''
  const listOf = (html: string) => /data-scripts="([^"]*)"/.exec(html)?.[1]

  test.each<[string, (url: string) => string]>([
    ['the query of a deployment, without which an older one would not answer', (url) => `${url}?dpl=dpl_test`],
    ['the path of an assetPrefix', (url) => `/files${url}`],
    ['an assetPrefix that is the site itself', (url) => `https://roofs.example${url}?dpl=a`],
  ])("%s is kept and added to the page's own script", (_, address) => {
    const { html, own, scripts } = processPage(changed(address), { siteUrl: 'https://roofs.example' })
    expect(scripts).toEqual([ownName, ...names].map(address))
    expect(own).toEqual({ url: address(ownName), text: plain.own?.text })
    expect(html).toBe(plain.html.replace(listOf(plain.html) ?? '', scripts.join(' ')))
  })

  test('a query is escaped and unescaped as HTML', () => {
    const { html, scripts } = processPage(changed((url) => `${url}?dpl=a&amp;b=%22`))
    expect(scripts[1]).toBe(`${names[0]}?dpl=a&b=%22`)
    expect(listOf(html)?.split(' ')[1]).toBe(`${names[0]}?dpl=a&amp;b=%22`)
    expect(processPage(html)).toEqual({ html, scripts })
  })

  test('crossorigin and nonce are passed to the script loader', () => {
    const attributes = ' crossorigin="" nonce="a+b/c="'
    const { html, scripts } = processPage(changed((url) => url, attributes))
    expect(scripts).toEqual([ownName, ...names].map((url) => `${url}#crossorigin=&nonce=a%2Bb%2Fc%3D`))
    expect(html).toContain(`</template>${loader}<link rel="stylesheet" href="/_next/static/chunks/a.css"/></head>`)
  })

  test("each script keeps its integrity, and the page's own script gets one for its text", () => {
    const { own, scripts } = processPage(changed((url) => url, ' integrity="sha256-a+b= sha384-c/d="'))
    const [first = '', ...others] = scripts
    expect(others).toEqual(names.map((url) => `${url}#integrity=sha256-a%2Bb%3D+sha384-c%2Fd%3D`))
    expect(first.split('#')[0]).toBe(ownName)
    const hash = createHash('sha256')
      .update(own?.text ?? '')
      .digest('base64')
    expect(new URLSearchParams(first.split('#')[1]).get('integrity')).toBe(`sha256-${hash}`)
  })

  test('attribute order and whitespace do not matter', () => {
    const reordered = page()
      .replaceAll(/<script src="([^"]*)" async="">/g, '<script  async src="$1" >')
      .replace('rel="preload" as="script"', 'as="script" rel="preload"')
    expect(processPage(reordered)).toEqual(plain)
  })

  test('script-like text in a comment or an attribute stays', () => {
    const body = '<!-- <script>a()</script> --><p title="&lt;b>" data-code="<script>a()</script>"></p>'
    expect(processPage(page({ body })).html).toBe(plain.html.replace('<!--/$-->', `<!--/$-->${body}`))
  })
})

test('rejects a head that begins differently', () => {
  const moved = page().replace('<meta charSet="utf-8"/>', '')
  expect(() => processPage(moved)).toThrow('There is no place for the list of scripts')
})

test('rejects a processed page that was changed', () => {
  const { html } = processPage(page())
  expect(() => processPage(html.replace('</body>', '<script>alert(1)</script></body>'))).toThrow('Script left behind')
  expect(() => processPage(html.replace(loader, ''))).toThrow('The hydration loader is not at the start of the head')
  expect(() => processPage(html.replace('</body>', '<template data-scripts="/a.js"></template></body>'))).toThrow(
    'Expected one list of scripts',
  )
})
