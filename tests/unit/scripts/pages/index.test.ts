import { existsSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { loaderText } from '@/lib/platform/generated/hydration-loader'
import { processPages } from '@/scripts/pages'
import { newFolder } from '@/tests/support/new-folder'
import { writeIn } from '@/tests/support/write-in'

const page = (title: string) =>
  [
    '<!DOCTYPE html><html><head><meta charSet="utf-8"/><meta name="viewport" content="width=device-width"/>',
    '<link rel="stylesheet" href="/_next/static/chunks/a.css"/><script src="/_next/static/chunks/one.js" async="">',
    `</script><script>${loaderText}</script></head><body><h1>${title}</h1><script id="_R_">`,
    '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":[]})</script><script>',
    `(self.__next_f=self.__next_f||[]).push([0])</script><script>self.__next_f.push([1,"${title}"])</script></body></html>`,
  ].join('')

let dist: string
const write = (name: string, text: string) => writeIn(dist, name, text)
const read = (name: string) => readFileSync(path.join(dist, name), 'utf8')
const pages = ['app/_not-found', 'app/index', 'app/templates/estimate', 'pages/404']

beforeEach(() => {
  dist = newFolder()
  write('static/chunks/one.js', '')
  for (const name of pages) write(`server/${name}.html`, page(name))
  for (const name of ['app/_global-error', 'pages/500']) write(`server/${name}.html`, '<style></style>')
  write('server/app/index.rsc', '0:"payload"')
  write('server/app/index.segments/_tree.segment.rsc', '0:"tree"')
  write('server/app/index.meta', '{"headers":{"a":"1"},"segmentPaths":["/_tree"]}')
})

test('every page is processed, with its script at the given URL, and router data removed but for an empty file', () => {
  expect(processPages(dist)).toHaveLength(6)
  const [, url = ''] = /src="\/_next\/(static\/pages\/[^"]+)/.exec(read('server/app/index.html')) ?? []
  expect(read(url)).toContain('self.__next_f.push([1,"app/index"])')
  // Next reads it with the page.
  expect(read('server/app/index.rsc')).toHaveLength(0)
  expect(existsSync(path.join(dist, 'server/app/index.segments'))).toBe(false)
  expect(JSON.parse(read('server/app/index.meta'))).toEqual({ headers: { a: '1' } })
})

test('large scripts are compiled at once, but not where a page states their hash', () => {
  const code = `globalThis.one=${JSON.stringify('x'.repeat(20_000))}`
  write('static/chunks/one.js', code)
  write('static/chunks/two.js', 'small()')
  for (const hash of ['', ' integrity="sha256-a"']) {
    for (const name of pages) write(`server/${name}.html`, page(name).replace('one.js"', `one.js"${hash}`))
    write('static/chunks/one.js', code)
    processPages(dist)
    const hint = hash ? '' : '//# allFunctionsCalledOnLoad\n'
    expect(read('static/chunks/one.js')).toBe(hint + code)
    expect(read('static/chunks/two.js')).toBe('small()')
  }
})

test('addresses with a query or a prefix refer to the same files', () => {
  for (const name of pages)
    write(`server/${name}.html`, page(name).replaceAll(/"(\/_next\/[^"]*)"/g, '"/files$1?dpl=1"'))
  processPages(dist)
  const [, file = ''] = /src="\/files\/_next\/(static\/pages\/[^?]+)\?dpl=1"/.exec(read('server/app/index.html')) ?? []
  expect(read(file)).toContain('self.__next_f.push([1,"app/index"])')
  const style = '<link rel="stylesheet" href="/files/_next/static/chunks/a.css?dpl=1"/>'
  expect(read('server/pages/500.html')).toContain(style)
})

test("the error page has the site's stylesheet and nothing the policy forbids", () => {
  processPages(dist)
  for (const name of ['server/app/_global-error.html', 'server/pages/500.html']) {
    const html = read(name)
    expect(html).toContain('Unexpected Application Error!')
    expect(html).toContain('href="/_next/static/chunks/a.css"')
    expect(html).not.toMatch(/<script|<style|style=/)
  }
})

test.each(['static/chunks/one.js', 'server/pages/500.html'])('stops without %s', (file) => {
  rmSync(path.join(dist, file))
  expect(() => processPages(dist)).toThrow(file.replace('server/', ''))
})

test('names the page that it cannot process', () => {
  write('server/app/odd.html', page('odd').replace('<h1>', '<h1 style="color:red">'))
  expect(() => processPages(dist)).toThrow(/odd\.html cannot be processed: Not allowed by the policy/)
})
