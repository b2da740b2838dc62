import { checklist, extra, part, photos, section } from '@/lib/documents/author'
import { formOf } from '@/lib/documents/form'
import * as frames from '@/lib/fill/frames'
import { modelOf } from '../documents/model-helpers'

const model = modelOf([
  part('Report', [
    section('Sketch'),
    photos('sketch', 'Sketch', 1, { captions: false }),
    section('Condition'),
    checklist('condition', ['Valleys', 'Ridge'], ['Good', 'Poor'], [extra('photo', 'Photo no.')]),
    section('Photographs'),
    photos('photo', 'Photographs', 2, { columns: 2 }),
  ]),
])
const block = frames.numberedFrames(model)!

test('the frames with captions are those that numbers refer to', () => {
  expect(block.name).toBe('photo')
  expect(frames.framesOf(block)).toEqual([
    { number: 1, picture: 'photo.1.image', texts: ['photo.1.place', 'photo.1.caption'] },
    { number: 2, picture: 'photo.2.image', texts: ['photo.2.place', 'photo.2.caption'] },
  ])
  expect(frames.frameOf({ name: 'sketch', captions: false }, 1).texts).toEqual([])
  expect(frames.photoNumberNames(formOf(model))).toEqual(['condition.1.photo', 'condition.2.photo'])
})

test('free frames are those that nothing stands in, then further ones', () => {
  const free = (count: number) => frames.freeFrames(block, count, ({ number }) => number === 1)
  expect(free(1).map(({ number }) => number)).toEqual([2])
  expect(free(3).map(({ picture }) => picture)).toEqual(['photo.2.image', 'photo.3.image', 'photo.4.image'])
})

test.each([
  ['3', [3]],
  ['3, 5', [3, 5]],
  ['3 & 5; 12', [3, 5, 12]],
  ['3 5', [3, 5]],
  ['', []],
  ['see DSC 0341', []],
  ['3-5', []],
])('the numbers in %p are %p', (text, numbers) => expect(frames.photoNumbersIn(text)).toEqual(numbers))

test('a number is added to those that are there, and photographs that change places change their numbers', () => {
  expect(frames.withPhotoNumber('', 4)).toBe('4')
  expect(frames.withPhotoNumber('2 ', 4)).toBe('2, 4')
  expect(frames.withNumbersSwapped('2, 12, 3', 2, 3)).toBe('3, 12, 2')
  expect(frames.withNumbersSwapped('roll 2 of 3', 2, 3)).toBe('roll 2 of 3')
})
