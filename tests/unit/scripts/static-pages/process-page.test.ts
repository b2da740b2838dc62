import { createHash } from 'node:crypto'
import { bootText } from '@/lib/platform/boot-text'
import { processPage } from '@/scripts/static-pages/process-page'

const chunk = (name: string) => `<script src="/_next/static/chunks/${name}.js" async=""></script>`
const runtime = '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":[]})'
const flight = ['(self.__next_f=self.__next_f||[]).push([0])', 'self.__next_f.push([1,"0:$1 $& text"])']
const data = '<script type="application/ld+json">{"name":"RidgeDocs"}</script>'
const boot = `<script>${bootText}</script>`

interface Parts {
  head?: string
  body?: string
  inline?: readonly string[]
  withBoot?: string
}

/** A page in the form in which Next.js writes it. */
const page = ({ head = '', body = '', inline = flight, withBoot = boot }: Parts = {}) =>
  [
    '<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/><meta name="viewport" content="width=device-width"/>',
    '<link rel="stylesheet" href="/_next/static/chunks/a.css"/>',
    '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/main.js"/>',
    `${chunk('one')}${chunk('two')}${head}${withBoot}`,
    '<script src="/_next/static/chunks/old.js" noModule=""></script></head>',
    `<body><h1>Roof &amp; ridge</h1><!--$--><!--/$-->${body}${data}<script id="_R_">${runtime}</script>${chunk('main')}`,
    `${inline.map((text) => `<script>${text}</script>`).join('')}</body></html>`,
  ].join('')

test('a page keeps its boot script, its data and the list of its scripts, in order', () => {
  const { html, own, scripts } = processPage(page())
  const text = [runtime, ...flight].map((script) => `${script};\n`).join('')
  const name = createHash('sha256').update(text).digest('hex').slice(0, 20)
  expect(own).toEqual({ url: `/_next/static/pages/${name}.js`, text })
  expect(scripts).toEqual([own?.url, ...['one', 'two', 'main'].map((chunk) => `/_next/static/chunks/${chunk}.js`)])
  expect(html).toBe(
    [
      '<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/>',
      '<meta name="viewport" content="width=device-width"/>',
      `<template data-scripts="${scripts.join(' ')}"></template>${boot}`,
      '<link rel="stylesheet" href="/_next/static/chunks/a.css"/></head>',
      `<body><h1>Roof &amp; ridge</h1><!--$--><!--/$-->${data}</body></html>`,
    ].join(''),
  )
})

test('pages differ in their own script only by what was inline in them', () => {
  const other = processPage(page({ inline: [...flight, 'self.__next_f.push([1,"1:other"])'] }))
  expect(other.own?.url).not.toBe(processPage(page()).own?.url)
  expect(processPage(page({ body: '<p>Other text</p>' })).own).toEqual(processPage(page()).own)
})

test('a processed page stays as it is', () => {
  const first = processPage(page())
  expect(processPage(first.html)).toEqual({ html: first.html, scripts: first.scripts })
})

test.each<[string, Parts, string]>([
  ['an unknown inline script', { body: '<script>alert(1)</script>' }, 'Unknown inline script: alert(1)'],
  ['React filling a gap later', { body: '<script>$RC("B:0","S:0")</script>' }, 'Unknown inline script'],
  ['a script from elsewhere', { head: '<script src="https://example.com/a.js" async=""></script>' }, 'Unknown script'],
  ['a script that blocks', { head: '<script src="/_next/static/chunks/b.js"></script>' }, 'Unknown script'],
  ['a module', { head: '<script type="module" src="/m.js"></script>' }, 'Unknown script'],
  ['a script listed twice', { head: chunk('one') }, 'Expected different external scripts'],
  ['no payload', { inline: [] }, 'Found 0 inline scripts'],
  ['an announced payload that never comes', { inline: flight.slice(0, 1) }, 'Found 0 inline scripts'],
  ['a second runtime', { inline: [runtime, ...flight] }, 'Found 2 inline scripts'],
  ['no boot script', { withBoot: '' }, 'Expected one boot script, found 0'],
  ['another boot script', { withBoot: '<script>(function boot() {})()</script>' }, 'Expected one boot script, found 0'],
  ['an unfinished script', { body: '<script>let a = 1' }, 'Unknown inline script'],
  ['a style element', { body: '<style>p{}</style>' }, '<style'],
  ['a style attribute', { body: '<p class="a" style="color:red">' }, 'style="'],
  ['a handler', { body: '<p onclick="go()">' }, 'onclick="'],
  ['a script address', { body: '<a href="javascript:go()">' }, 'javascript:'],
  ['a script preload in another form', { head: '<link as="script" rel="preload" href="/m.js"/>' }, 'as="script"'],
  ['a module preload', { head: '<link rel="modulepreload" href="/m.js"/>' }, 'modulepreload'],
])('refuses %s', (_, parts, message) => {
  expect(() => processPage(page(parts))).toThrow(message)
})

test('refuses a head that begins otherwise', () => {
  const moved = page().replace('<meta charSet="utf-8"/>', '')
  expect(() => processPage(moved)).toThrow('Expected one list of scripts')
})

test('refuses a processed page that was changed', () => {
  const { html } = processPage(page())
  expect(() => processPage(html.replace('</body>', '<script>alert(1)</script></body>'))).toThrow('Script left behind')
  expect(() => processPage(html.replace(boot, ''))).toThrow('The boot script does not stand')
  expect(() => processPage(html.replace('</body>', '<template data-scripts="/a.js"></template></body>'))).toThrow(
    'Expected one list of scripts',
  )
})
