import { connectionsWithin, isOutOfDescriptors } from '@/scripts/server/descriptors'

test.each([
  [Infinity, 4096],
  [65_536, 4096],
  [1024, 480],
  [128, 32],
  [20, 1],
])('of %d descriptors, %d connections leave enough for files and the store', (limit, connections) => {
  expect(connectionsWithin(limit)).toBe(connections)
})

const failure = (code: string, cause?: unknown) => Object.assign(new Error('failed', { cause }), { code })

test.each([
  [failure('EMFILE'), true],
  [failure('ENFILE'), true],
  [failure('ERR_SQLITE_ERROR', failure('EMFILE')), true],
  [failure('ENOENT'), false],
  ['EMFILE', false],
  [undefined, false],
])('%s', (error, expected) => {
  expect(isOutOfDescriptors(error)).toBe(expected)
})
