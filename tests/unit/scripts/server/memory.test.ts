import { createMemory } from '@/scripts/server/memory'

const answer = (bytes: number) => ({ headers: {}, body: Buffer.alloc(bytes) })

test('the least recently used responses are dropped when the cache is full', () => {
  const memory = createMemory(100)
  memory.put('a', answer(40))
  memory.put('b', answer(40))
  memory.get('a')
  memory.put('c', answer(40))
  expect(memory.get('b')).toBeUndefined()
  expect(memory.get('a')?.body).toHaveLength(40)
  expect(memory.get('c')?.body).toHaveLength(40)
})

test('a response stored twice counts once', () => {
  const memory = createMemory(100)
  for (let index = 0; index < 10; index += 1) memory.put('a', answer(40))
  memory.put('b', answer(40))
  expect(memory.get('a')).toBeDefined()
  expect(memory.get('b')).toBeDefined()
})

test('a response larger than its share is not stored', () => {
  const memory = createMemory(6400)
  expect(memory.fits(100)).toBe(true)
  expect(memory.fits(101)).toBe(false)
})
