/** Photo numbers of findings lead to the frames that they name. */
import { checklist, column, extra, part, photos, section, table } from '@/lib/documents/author'
import { render } from '@/lib/documents'
import { fill } from '@/lib/documents/fill'
import { fullAddress } from '@/lib/documents/render/xlsx/addresses'
import { planWorkbook } from '@/lib/documents/render/xlsx/plan'
import { checked, formats, modelOf, partOf } from '../model-helpers'
import { readModel, type StructureNode } from './pdf/read-pdf'

const readings = [column('what', 'What', 'text'), column('photo', 'Photo', 'text')]
const blank = modelOf(
  [
    part('Report', [
      section('Findings'),
      checklist('roof', ['Flashing', 'Gutters', 'Vents'], ['Pass', 'Fix'], [extra('photo', 'Photo no.', 1)]),
      table('reading', 'Readings', readings, [], { blankRows: 3 }),
    ]),
    part('Photographs', [section('Photographs'), photos('photo', 'Roof', 6)]),
  ],
  { letterhead: 'full' },
)
/** The second number names no frame, and the third text is no number. */
const numbers = { 'roof.1.photo': '3, 5', 'roof.2.photo': '99', 'roof.3.photo': 'none', 'reading.1.photo': '6' }
const filled = fill(blank, numbers)

test.each(formats)('%s files with links pass their check', async (format) => {
  for (const model of [blank, filled]) await checked(model, format)
})

const rolesIn = ({ role, children = [] }: StructureNode): string[] => [
  ...(role ? [role] : []),
  ...children.flatMap(rolesIn),
]

test('in a PDF the heading leads to the first frame and a number to its own; a blank one has the headings’ alone', async () => {
  expect((await readModel(blank)).pages.flatMap((page) => page.links)).toHaveLength(2)
  const { pages } = await readModel(filled)
  const links = pages.flatMap((page) => page.links)
  expect(links.map(({ words }) => words).sort()).toEqual([
    'Go to photo 3',
    'Go to photo 6',
    'Photo no.: go to the photographs',
    'Photo: go to the photographs',
  ])
  const topOf = (name: string): [page: number, top: number] => {
    const page = pages.findIndex(({ widgets }) => widgets.some((widget) => widget.name === name))
    return [page, pages[page]!.widgets.find((widget) => widget.name === name)!.rect[3]]
  }
  for (const [words, frame] of [
    ['Go to photo 3', 'photo.3'],
    ['Go to photo 6', 'photo.6'],
    ['Photo: go to the photographs', 'photo.1'],
  ]) {
    const link = links.find((each) => each.words === words)!
    const [page, top] = topOf(`${frame}.image`)
    expect([words, link.page]).toEqual([words, page])
    expect(link.top - top).toBeGreaterThan(5)
    expect(link.top - top).toBeLessThan(40)
  }
  expect(pages.flatMap(({ tree }) => rolesIn(tree)).filter((role) => role === 'Link')).toHaveLength(links.length)
})

test('in Word they are links to bookmarks', async () => {
  const body = partOf(await render(filled, 'Word'), 'word/document.xml')
  const bookmarks = [...body.matchAll(/<w:bookmarkStart [^>]*w:name="([^"]*)"/g)].map(([, name]) => name)
  expect(bookmarks).toEqual(['photo_1', 'photo_2', 'photo_3', 'photo_4', 'photo_5', 'photo_6'])
  const anchors = [...body.matchAll(/<w:hyperlink w:anchor="([^"]*)"/g)].map(([, name]) => name)
  expect(anchors.sort()).toEqual(['photo_1', 'photo_1', 'photo_3', 'photo_6'])
})

test('in Excel the heading and the number itself are links', async () => {
  const xml = partOf(await render(filled, 'Excel'), 'xl/worksheets/sheet1.xml')
  const { addresses } = planWorkbook(filled)
  const placeOf = (frame: string): string => fullAddress(addresses.get(`${frame}.place`)!)
  const links = [...xml.matchAll(/<hyperlink ref="[^"]*" location="([^"]*)"/g)].map(([, location]) => location)
  expect(links.sort()).toEqual(['photo.1', 'photo.1', 'photo.3', 'photo.6'].map(placeOf).sort())
})
