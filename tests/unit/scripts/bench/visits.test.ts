import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { arrive, closeConnections } from '@/scripts/bench/client'
import { seededRandom } from '@/scripts/bench/seeded-random'
import { shares, visit } from '@/scripts/bench/visits'

const sample = {
  templates: [
    { slug: 'a', page: '/templates/a', picture: '/a.webp', file: '/a.pdf', drawnPage: '/api/documents/a/pages/1' },
  ],
  pages: ['/', '/categories'],
  assets: ['/_next/static/a.js', '/_next/static/b.css'],
}

test('the same number gives the same visit, and other visits differ', () => {
  expect(visit(7, sample)).toEqual(visit(7, sample))
  expect(
    new Set(Array.from({ length: 50 }, (_, number) => JSON.stringify(visit(number, sample)))).size,
  ).toBeGreaterThan(10)
})

test('over many visits each action is as frequent as its share', () => {
  const count = 20_000
  const seen = new Map<string, number>()
  for (let number = 0; number < count; number += 1) {
    const asked = visit(number, sample).flat()
    const kinds = new Set(asked.map(({ kind, target }) => (kind === 'post' ? target : kind)))
    if (asked[0]?.target === '/templates/a') kinds.add('enters on a template')
    for (const kind of kinds) seen.set(kind, (seen.get(kind) ?? 0) + 1)
  }
  const share = (kind: string): number => (seen.get(kind) ?? 0) / count
  expect(share('enters on a template')).toBeCloseTo(shares.entersOnTemplate, 1)
  expect(share('search')).toBeCloseTo(shares.searchesWhileTyping, 1)
  expect(share('rendered page')).toBeCloseTo(shares.opensResults, 1)
  expect(share('file')).toBeCloseTo(shares.downloads, 1)
  expect(share('/api/subscribe')).toBeCloseTo(shares.givesAddress, 1)
  expect(share('/api/downloads')).toBeCloseTo(shares.downloads - shares.givesAddress, 1)
  expect(share('archive')).toBeCloseTo(shares.takesBundle, 2)
})

test('random numbers are between 0 and 1', () => {
  const random = seededRandom(1)
  const values = Array.from({ length: 1000 }, random)
  expect(values.every((value) => value >= 0 && value < 1)).toBe(true)
  expect(values.reduce((sum, value) => sum + value, 0) / 1000).toBeCloseTo(0.5, 1)
})

test('visits start at their rate, steps run in order, and failures are counted', async () => {
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(request.url ?? '')
    response.statusCode = request.url === '/broken' ? 500 : 200
    response.end('four')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const page = (target: string) => ({ kind: 'page', target }) as const
  const steps = [[page('/first')], [page('/second'), page('/broken')]]
  const answers = await arrive(url, { rate: 50, seconds: 0.1, next: () => steps })
  closeConnections()
  server.close()
  expect(answers).toHaveLength(15)
  expect(answers.filter(({ status }) => status === 500)).toHaveLength(5)
  expect(answers.every(({ bytes, milliseconds }) => bytes === 4 && milliseconds >= 0)).toBe(true)
  expect(asked[0]).toBe('/first')
  expect(asked.filter((target) => target === '/second')).toHaveLength(5)
})
