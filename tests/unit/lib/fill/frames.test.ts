import { checklist, documentModel, extra, part, photos, section } from '@/lib/documents/author'
import { formOf } from '@/lib/documents/form'
import {
  frameOf,
  framesOf,
  freeFrames,
  numberedFrames,
  photoNumberNames,
  photoNumbersIn,
  withNumbersSwapped,
  withPhotoNumber,
} from '@/lib/fill/frames'

const model = documentModel({
  title: 'Inspection',
  subject: 'Inspection',
  intro: 'What the roof shows.',
  parts: [
    part('Report', [
      section('Sketch'),
      photos('sketch', 'Sketch', 1, { captions: false }),
      section('Condition'),
      checklist('condition', ['Valleys', 'Ridge'], ['Good', 'Poor'], [extra('photo', 'Photo no.')]),
      section('Photographs'),
      photos('photo', 'Photographs', 2, { columns: 2 }),
    ]),
  ],
})
const block = numberedFrames(model)!

test('the frames with captions are those that numbers refer to', () => {
  expect(block.name).toBe('photo')
  expect(framesOf(block)).toEqual([
    { number: 1, picture: 'photo.1.image', texts: ['photo.1.place', 'photo.1.caption'] },
    { number: 2, picture: 'photo.2.image', texts: ['photo.2.place', 'photo.2.caption'] },
  ])
  expect(frameOf({ name: 'sketch', captions: false }, 1).texts).toEqual([])
  expect(photoNumberNames(formOf(model))).toEqual(['condition.1.photo', 'condition.2.photo'])
})

test('free frames are those that nothing stands in, then further ones', () => {
  const isTaken = ({ number }: { number: number }): boolean => number === 1
  expect(freeFrames(block, 1, isTaken).map(({ number }) => number)).toEqual([2])
  expect(freeFrames(block, 3, isTaken).map(({ picture }) => picture)).toEqual([
    'photo.2.image',
    'photo.3.image',
    'photo.4.image',
  ])
})

test.each([
  ['3', [3]],
  ['3, 5', [3, 5]],
  ['3 & 5; 12', [3, 5, 12]],
  ['3 5', [3, 5]],
  ['', []],
  ['see DSC 0341', []],
  ['3-5', []],
])('the numbers in %p are %p', (text, numbers) => expect(photoNumbersIn(text)).toEqual(numbers))

test('a number is added to those that are there, and photographs that change places change their numbers', () => {
  expect(withPhotoNumber('', 4)).toBe('4')
  expect(withPhotoNumber('2 ', 4)).toBe('2, 4')
  expect(withNumbersSwapped('2, 12, 3', 2, 3)).toBe('3, 12, 2')
  expect(withNumbersSwapped('roll 2 of 3', 2, 3)).toBe('roll 2 of 3')
})
