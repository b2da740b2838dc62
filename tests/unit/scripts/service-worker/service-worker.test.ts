/** @jest-environment node */
import vm from 'node:vm'
import { shells } from '@/lib/offline/addresses'
import { compileWorker, manifestOf, writeServiceWorker } from '@/scripts/service-worker'
import { closure } from '@/scripts/service-worker/closure'
import { newFolder } from '@/tests/support/new-folder'
import { writeIn } from '@/tests/support/write-in'

let dist: string
const write = (name: string, text = '') => writeIn(dist, name, text)
const entry = '/_next/static/chunks/entry.js'

beforeEach(() => {
  dist = newFolder()
  write('static/chunks/entry.js', 'e.v(()=>import("static/chunks/form.js"),"static/chunks/form.css")')
  write('static/chunks/form.js', 'f("static/chunks/turbopack-worker-1a.js",["static/chunks/engine.js"])')
  write('static/chunks/form.css')
  write('static/chunks/turbopack-worker-1a.js')
  const media = '/_next/static/media'
  write('static/chunks/engine.js', `q("${media}/regular.0w.sfnt"),q("${media}/engine.worker.2p.ts")`)
  write('static/media/regular.0w.sfnt')
  write('static/media/pdf.worker.min.0g.mjs')
  write('static/pages/own.js', '"/_next/static/media/pdf.worker.min.0g.mjs" "static/chunks/form.js"')
  write('static/chunks/search.js', 'of another page')
  const scripts = `<script src="/_next/static/pages/own.js"></script><script src="${entry}"></script>`
  for (const page of shells) write(`server/app${page}.html`, `<template data-scripts="">${scripts}</template>${page}`)
})

const everything = [
  ...['chunks/engine.js', 'chunks/entry.js', 'chunks/form.css', 'chunks/form.js', 'chunks/turbopack-worker-1a.js'],
  ...['media/pdf.worker.min.0g.mjs', 'media/regular.0w.sfnt', 'pages/own.js'],
].map((name) => `/_next/static/${name}`)

test('the files of a page are those that it names and those that these name; one that the build lacks stops it', () => {
  expect(closure(dist, [`${entry} /_next/static/pages/own.js`])).toEqual(everything)
  write('static/chunks/entry.js', '"static/chunks/gone.js"')
  expect(() => closure(dist, [entry])).toThrow('The build has no static/chunks/gone.js')
})

test('the manifest lists all work pages with their files and the form of one template; its version changes with them', () => {
  const { assets, pages, version } = manifestOf(dist, 'change-order')
  expect(assets).toEqual(everything)
  const own = Object.fromEntries(shells.map((page) => [page, page]))
  expect(pages).toEqual({ ...own, '/fill': '/templates/change-order/fill' })
  expect(manifestOf(dist, 'change-order').version).toBe(version)
  write('server/app/drafts.html', `${entry} /_next/static/pages/own.js changed`)
  expect(manifestOf(dist, 'change-order').version).not.toBe(version)
})

test('the mark of a deployment is part of every address', () => {
  for (const page of shells)
    write(`server/app${page}.html`, `/_next/static/chunks/entry.js?dpl=dpl_7 /_next/static/pages/own.js?dpl=dpl_7`)
  expect(manifestOf(dist, 'change-order').assets).toEqual(everything.map((address) => `${address}?dpl=dpl_7`))
})

test('a build whose pages cannot write a document is refused, and so is a file’s name as the template of all', () => {
  expect(() => manifestOf(dist, 'placeholder.pdf')).toThrow('placeholder.pdf is no slug')
  write('static/chunks/engine.js')
  expect(() => manifestOf(dist, 'change-order')).toThrow('regular')
})

/** Runs a compiled service worker in a scope that records what it listens to. */
function run(text: string): string[] {
  const events: string[] = []
  const self = { addEventListener: (type: string) => events.push(type) }
  vm.runInNewContext(text, { self, caches: {}, fetch: () => undefined })
  return events
}

test('the service worker is one script that listens at once, and the removing one answers nothing', async () => {
  await writeServiceWorker({ dist, publicFolder: dist, slug: 'change-order', isOn: true })
  const text = await compileWorker(manifestOf(dist, 'change-order'))
  expect(text).toContain('/_next/static/pages/own.js')
  expect(run(text).sort()).toEqual(['activate', 'fetch', 'install', 'message'])
  expect(run(await compileWorker(null)).sort()).toEqual(['activate', 'install'])
})
