import { readdirSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { GET } from '@/app/pictures/[...path]/route'
import { allTemplates } from '@/lib/catalogue'
import { openGraphImageUrl } from '@/lib/paths'
import { pictureResponse } from '@/lib/made-files/pictures'
import { isFull } from '@/tests/support/full'
import { newFolder } from '@/tests/support/new-folder'
import { answered } from '@/tests/support/post'
import { useSettings } from '@/tests/support/settings'

const folder = newFolder()
useSettings({ DATA_DIR: folder })

const KB = 1024
const get = (address: string, headers: Record<string, string> = {}) =>
  GET(new Request(`http://localhost${address}`, { headers }), {
    params: Promise.resolve({ path: address.split('/').slice(2) }),
  })
const lying = allTemplates().find(({ picture }) => picture.width > picture.height)

/** Their pictures show documents of the corpus. The full run checks the others. */
const daily = [
  ['the home page', '/'],
  ['a template', '/templates/shingle-roof-estimate'],
]
const others = [
  ['a category', '/categories/estimates-proposals'],
  ['a roof system', '/categories/contracts-agreements/epdm'],
  ['a template that lies on its side', `/templates/${lying?.slug}`],
  ['the longest name', `/templates/${[...allTemplates()].sort((a, b) => b.name.length - a.name.length)[0]?.slug}`],
]

test.each(isFull ? [...daily, ...others] : daily)('%s has a picture of 1200 × 630 pixels in 60 KB', async (_, path) => {
  const response = await get(openGraphImageUrl(path))
  expect(response.headers.get('content-type')).toBe('image/jpeg')
  const bytes = Buffer.from(await response.arrayBuffer())
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
  expect(bytes.length).toBeLessThanOrEqual(60 * KB)
  expect(bytes.length).toBeGreaterThan(10 * KB)
})

test('an image has the page on the right and text on the left, is cached for a day and not sent again', async () => {
  const address = openGraphImageUrl('/templates/shingle-roof-estimate')
  const first = await get(address)
  expect(first.headers.get('cache-control')).toBe('public, max-age=86400')
  const etag = first.headers.get('etag')!
  expect(readdirSync(path.join(folder, 'pictures'))).toContain(`${etag.slice(1, -1)}.jpg`)
  expect(await answered(get(address, { 'if-none-match': etag }))).toEqual([304, ''])
  const bytes = await first.arrayBuffer()
  const brightness = async (left: number, top: number) => {
    const part = await sharp(Buffer.from(bytes)).extract({ left, top, width: 100, height: 100 }).greyscale().toBuffer()
    return (await sharp(part).stats()).channels[0]!
  }
  expect((await brightness(1000, 400)).mean).toBeGreaterThan(200)
  expect((await brightness(480, 500)).mean).toBeLessThan(60)
  const words = await brightness(70, 150)
  expect(words.max).toBeGreaterThan(240)
  expect(words.min).toBeLessThan(60)
})

test('what is no picture is not found, and a client that requests more than a reader needs has to wait', async () => {
  for (const name of ['templates/none.jpg', 'templates/shingle-roof-estimate', '.jpg'])
    expect(await answered(get(`/pictures/${name}`))).toMatchObject([404, { error: { code: 'picture-not-found' } }])
  const statuses = []
  for (let count = 0; count < 130; count++) statuses.push((await get('/pictures/templates/none.jpg')).status)
  expect(new Set(statuses)).toEqual(new Set([404, 429]))
  expect((await get(openGraphImageUrl('/about'))).headers.get('retry-after')).toMatch(/^\d+$/)
})

test('an image of pages that are not drawn yet can be asked for again in a minute', async () => {
  const texts = { kicker: 'Safety', title: 'Plan', brand: 'RidgeDocs', facts: 'Free' }
  const picture = { ...texts, sheets: ['public/none.480.webp'] }
  const request = new Request('http://localhost/pictures/none.jpg')
  const answer = await pictureResponse(request, { name: 'none', job: { kind: 'open-graph', picture } })
  expect(answer).toMatchObject({ status: 503, headers: { 'retry-after': '60', 'cache-control': 'no-store' } })
})
