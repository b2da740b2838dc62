import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { expect, test } from '@playwright/test'
import { isFull } from '@/tests/support/full'

const KB = 1024
const PAGES = '.next/server/app'
const pages = readdirSync(PAGES, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.html'))
  .sort()
const read = (name: string) => readFileSync(path.join(PAGES, name))
const zipped = (bytes: Buffer | string) => gzipSync(bytes, { level: 9 }).length
const scriptsOf = (html: string) =>
  [...(/<template data-scripts="">(.*?)<\/template>/.exec(html)?.[1] ?? '').matchAll(/src="([^"?]*)/g)].map(
    ([, path]) => path!,
  )
const fileOf = (url: string) => url.replace('/_next/', '.next/')
const zippedFiles = new Map<string, number>()
function zippedFile(url: string): number {
  const size = zippedFiles.get(url) ?? zipped(readFileSync(fileOf(url)))
  zippedFiles.set(url, size)
  return size
}

test('every page stays within its size budget', () => {
  expect(pages.length).toBeGreaterThan(25)
  for (const name of pages) {
    const html = read(name).toString()
    const cards = html.match(/class="card(?: [^"]*)?"/g)?.length ?? 0
    const rows = html.match(/class="row"/g)?.length ?? 0
    const listBudget = 22.5 * KB + 1.48 * KB * cards + 1.28 * KB * rows
    expect(html.length, name).toBeLessThanOrEqual(Math.max(42 * KB, listBudget))
    if (listBudget <= 38.5 * KB) expect(zipped(html), `${name}, zipped`).toBeLessThanOrEqual(13.5 * KB)
  }
})

test('a list that is written on request stays within its size budget', async ({ request }) => {
  // The largest of a hundred lists first.
  for (const [address, most] of [
    ['/templates?category=inspections-assessments&page=7', 104 * KB],
    ['/templates?format=Excel', 105 * KB],
    ['/search?q=estimate', 87 * KB],
    ['/search?q=zzzzqqq', 26.5 * KB],
  ] as const) {
    const html = await (await request.get(address)).text()
    expect(html.length, address).toBeLessThanOrEqual(most)
  }
})

test('a page runs only one small script before first paint', () => {
  for (const name of pages) {
    const scripts = [
      ...read(name)
        .toString()
        .replace(/<template data-scripts="">.*?<\/template>/, '')
        .matchAll(/<script(?![^>]*ld\+json)[^>]*>([\s\S]*?)<\/script>/g),
    ]
    expect(scripts.length, name).toBe(name === '_global-error.html' ? 0 : 1)
    expect(Buffer.byteLength(scripts[0]?.[1] ?? ''), name).toBeLessThanOrEqual(4 * KB)
  }
})

test('a page loads little JavaScript without interaction', () => {
  for (const name of pages.filter((page) => page !== '_global-error.html')) {
    const html = read(name).toString()
    const [payload = '', ...code] = scriptsOf(html)
    expect(code.length, name).toBeGreaterThan(2)
    const size = code.reduce((sum, url) => sum + zippedFile(url), 0)
    expect(size, `code of ${name}`).toBeLessThanOrEqual(151.25 * KB)
    expect(zippedFile(payload), `payload of ${name}`).toBeLessThanOrEqual(12 * KB)
  }
})

test('the Brotli and gzip copies of pages are the pages, and their scripts exist', () => {
  for (const name of pages.filter((_, index) => isFull || index % 10 === 0)) {
    const html = read(name)
    expect(brotliDecompressSync(read(`${name}.br`)).equals(html), name).toBe(true)
    expect(gunzipSync(read(`${name}.gz`)).equals(html), name).toBe(true)
    const lost = scriptsOf(html.toString()).filter((entry) => !existsSync(fileOf(entry)))
    expect(lost, name).toEqual([])
  }
})

test('what a device keeps for work without a network is loaded with 1,350 KB, and holds the engine', () => {
  const [, list = ''] = /assets:\[([^\]]*)\]/.exec(readFileSync('public/sw.js', 'utf8')) ?? []
  const files = [...list.matchAll(/"([^"]+)"/g)].map(([, address]) => fileOf(address!))
  expect(files.filter((file) => /turbopack-worker|pdf\.worker|\.sfnt$/.test(file)).length).toBeGreaterThanOrEqual(14)
  const sizes = files.map((file) => statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size)
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(1350 * KB)
})
