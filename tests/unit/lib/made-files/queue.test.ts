import { createFileQueue, WAITING } from '@/lib/made-files/queue'
import type { PictureBytes } from '@/lib/pictures/drawing/job'

/** A drawing that ends when the test says so. */
function heldDrawing() {
  let finish: (bytes: PictureBytes) => void = () => undefined
  let fail: (reason: Error) => void = () => undefined
  const result = new Promise<PictureBytes>((resolve, reject) => {
    finish = resolve
    fail = reject
  })
  return { draw: jest.fn(() => result), finish: () => finish(new Uint8Array(1)), fail }
}

const settle = () => new Promise(setImmediate)

test('pictures are drawn one at a time, in order, and a failure affects only its own picture', async () => {
  const queue = createFileQueue()
  const drawings = [heldDrawing(), heldDrawing(), heldDrawing()] as const
  const begun = () => drawings.map(({ draw }) => draw.mock.calls.length)
  const results = Promise.allSettled(drawings.map(({ draw }, index) => queue.add(`${index}`, `client-${index}`, draw)))
  expect(begun()).toEqual([1, 0, 0])
  drawings[0].fail(new Error('damaged'))
  await settle()
  expect(begun()).toEqual([1, 1, 0])
  drawings[1].finish()
  await settle()
  expect(begun()).toEqual([1, 1, 1])
  drawings[2].finish()
  expect((await results).map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled'])
})

test('a picture is found while it is queued or drawn, not afterwards', async () => {
  const queue = createFileQueue()
  const [first, second] = [heldDrawing(), heldDrawing()]
  const added = [queue.add('a', 'client', first.draw), queue.add('b', 'client', second.draw)]
  expect([queue.find('a'), queue.find('b'), queue.find('c')]).toEqual([...added, undefined])
  first.finish()
  second.fail(new Error('damaged'))
  await Promise.allSettled(added)
  expect([queue.find('a'), queue.find('b')]).toEqual([undefined, undefined])
})

test('a client may queue two pictures; other clients are accepted until twelve are queued', async () => {
  const queue = createFileQueue()
  const drawings: ReturnType<typeof heldDrawing>[] = []
  const results: Promise<unknown>[] = []
  const add = (client: string) => {
    const drawing = heldDrawing()
    drawings.push(drawing)
    results.push(queue.add(`picture-${drawings.length}`, client, drawing.draw))
  }
  for (let count = 0; count < 3; count++) {
    expect(queue.rejection('first')).toBeUndefined()
    add('first')
  }
  expect(queue.rejection('first')).toMatchObject({ status: 429, code: 'too-soon' })
  for (let count = 2; count < WAITING; count++) {
    expect(queue.rejection(`client-${count}`)).toBeUndefined()
    add(`client-${count}`)
  }
  const { status, code, headers } = queue.rejection('last')!
  expect({ status, code }).toEqual({ status: 503, code: 'busy' })
  expect(Number(headers?.['retry-after'])).toBeGreaterThan(0)
  drawings[0]!.finish()
  await settle()
  expect(queue.rejection('last')).toBeUndefined()
  expect(queue.rejection('first')).toBeUndefined()
  for (const drawing of drawings) drawing.finish()
  await Promise.all(results)
})
