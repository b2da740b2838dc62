import { createHash } from 'node:crypto'
import { processPage } from '@/scripts/pages/page'
import {
  chunk,
  data,
  flight,
  loader,
  nextPage as page,
  runtime,
  type NextPageParts as Parts,
} from '@/tests/support/next-page'

const sha256 = (text: string) => createHash('sha256').update(text)
const plain = processPage(page())
const names = ['one', 'two', 'main']

test('a page keeps its hydration loader, its data and its scripts, in order', () => {
  const text = [runtime, ...flight].map((script) => `${script};\n`).join('')
  const name = sha256(text).digest('hex').slice(0, 20)
  expect(plain.own).toEqual({ file: `static/pages/${name}.js`, text })
  expect(plain.scripts).toEqual(names.map((each) => ({ src: `/_next/static/chunks/${each}.js`, async: '' })))
  expect(plain.html).toBe(
    [
      '<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/>',
      '<meta name="viewport" content="width=device-width"/>',
      `<template data-scripts=""><script src="/_next/static/pages/${name}.js" async=""></script>`,
      `${names.map((each) => chunk(each)).join('')}</template>${loader}`,
      '<link rel="stylesheet" href="/_next/static/chunks/a.css"/></head>',
      `<body><h1>Roof &amp; ridge</h1><!--$--><!--/$-->${data}</body></html>`,
    ].join(''),
  )
})

test('page scripts differ only in what was inline', () => {
  const other = processPage(page({ inline: [...flight, 'self.__next_f.push([1,"1:other"])'] }))
  expect(other.own.file).not.toBe(plain.own.file)
  expect(processPage(page({ body: '<p>Other text</p>' })).own).toEqual(plain.own)
})

const ofHost = (protocol: string) =>
  `<script src="${protocol}//cdn.example.com/_next/static/chunks/b.js" async=""></script>`
test.each<[string, Parts, string]>([
  ['an unknown inline script', { body: '<script>alert(1)</script>' }, 'Unknown script: <script>alert(1)'],
  ['React filling a gap later', { body: '<script>$RC("B:0","S:0")</script>' }, 'Unknown script'],
  ['a script from elsewhere', { head: '<script src="https://example.com/a.js" async=""></script>' }, 'Unknown script'],
  ['a script that blocks', { head: '<script src="/_next/static/chunks/b.js"></script>' }, 'Unknown script'],
  ['a file with unknown attributes', { head: chunk('b').replace(' async', ' defer="" async') }, 'Unknown script'],
  ['an inline module', { body: '<script type="module">self.__next_f.push([1])</script>' }, 'Unknown script'],
  ['a script that nothing ends', { body: '<textarea></textarea><svg><script>' }, 'Unknown script'],
  ['an unfinished script', { body: '<script>let a = 1' }, 'Unknown script'],
  ['a build served by another host', { head: ofHost('https:') }, `Unknown script: ${ofHost('https:').slice(0, 40)}`],
  ['another host without a protocol', { head: ofHost('') }, 'Unknown script'],
  ['a module', { head: '<script type="module" src="/m.js"></script>' }, 'Unknown script'],
  ['another hydration loader', { withLoader: '<script>(function loader() {})()</script>' }, 'Unknown script'],
  ['no payload', { inline: [] }, 'Found 3 files, 1 inline scripts, 1 loaders'],
  ['an announced payload that never comes', { inline: flight.slice(0, 1) }, '2 inline scripts'],
  ['no hydration loader', { withLoader: '' }, '0 loaders'],
  ['two hydration loaders', { head: loader }, '2 loaders'],
  ['a style where there are no scripts', { body: '<noscript><style>p{}</style></noscript>' }, 'policy: <style'],
  ['a style element', { body: '<style>p{}</style>' }, 'policy: <style'],
  ['a style attribute', { body: '<p class="a" style="color:red">' }, 'policy: <p'],
  ['a handler', { body: '<p onclick="go()">' }, 'policy: <p'],
  ['a handler in single quotes', { body: "<p onclick='go()'>" }, 'policy: <p'],
  ['a script address', { body: '<a href="javascript:go()">' }, 'policy: <a'],
  ['a script preload in another form', { head: '<link as="script" rel="preload" href="/m.js"/>' }, 'policy: <link'],
  ['a module preload', { head: '<link rel="modulepreload" href="/m.js"/>' }, 'policy: <link'],
])('rejects %s', (_, parts, message) => {
  expect(() => processPage(page(parts))).toThrow(message)
})

test('rejects a head without a viewport, and a page without files', () => {
  expect(() => processPage(page().replace(/<meta name="viewport"[^>]*>/, ''))).toThrow('at undefined')
  expect(() => processPage(page().replaceAll(/<script src[^>]*async[^>]*><\/script>/g, ''))).toThrow('Found 0 files')
})

describe('attributes that a host or a setting adds to the scripts', () => {
  const changed = (address: (url: string) => string, attributes = '') =>
    page().replace(
      /(<script src="|as="script" fetchPriority="low" href=")([^"]*)("[^>]*?)(\/?>)/g,
      (_, before: string, url: string, after: string, end: string) => before + address(url) + after + attributes + end,
    )
  /** The processed plain page with the same changes to the scripts in its template. */
  const expected = (address: (url: string) => string, attributes = '') =>
    plain.html.replaceAll(
      /<script src="([^"]*)" async=""/g,
      (_, url: string) => `<script src="${address(url)}" async=""${attributes}`,
    )

  test.each<[string, (url: string) => string]>([
    ['the query of a deployment, without which an older one would not answer', (url) => `${url}?dpl=dpl_test`],
    ['a query that HTML escapes', (url) => `${url}?dpl=a&amp;b=%22`],
    ['the path of an assetPrefix', (url) => `/files${url}`],
    ['an assetPrefix that is the site itself', (url) => `https://roofs.example${url}?dpl=a`],
  ])("%s is kept and added to the page's own script", (_, address) => {
    const { html, own } = processPage(changed(address), 'https://roofs.example')
    expect(own).toEqual(plain.own)
    expect(html).toBe(expected(address))
  })

  test('crossorigin and nonce are on all scripts', () => {
    const attributes = ' crossorigin="" nonce="a+b/c="'
    expect(processPage(changed(String, attributes)).html).toBe(expected(String, attributes))
  })

  test("each script keeps its integrity, and the page's own script gets that of its text", () => {
    const integrity = 'sha256-a+b= sha384-c/d='
    const { html, own, scripts } = processPage(changed((url) => url, ` integrity="${integrity}"`))
    expect(scripts.map((script) => script.integrity)).toEqual(names.map(() => integrity))
    const [first, ...others] = [...html.matchAll(/integrity="([^"]*)"/g)].map(([, value]) => value)
    expect(first).toBe(`sha256-${sha256(own.text).digest('base64')}`)
    expect(others).toEqual(names.map(() => integrity))
  })

  test('attribute order and whitespace do not matter', () => {
    const reordered = page()
      .replaceAll(/<script src="([^"]*)" async="">/g, '<script  async src="$1" >')
      .replace('rel="preload" as="script"', 'as="script" rel="preload"')
    const html = plain.html.replaceAll(/<script src="([^"]*)" async="">/g, '<script  async src="$1" >')
    expect(processPage(reordered)).toEqual({ ...plain, html })
  })

  test('script-like text in a comment or an attribute stays', () => {
    const body = '<!-- <script>a()</script> --><p title="&lt;b>" data-code="<script>a()</script>"></p>'
    expect(processPage(page({ body })).html).toBe(plain.html.replace('<!--/$-->', `<!--/$-->${body}`))
  })
})
