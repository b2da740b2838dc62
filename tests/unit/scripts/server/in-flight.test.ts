import { EventEmitter } from 'node:events'
import { fc } from '@/tests/support/fast-check'
import type { Release } from '@/lib/rate-limit/concurrency'
import { createLane } from '@/scripts/server/in-flight'

const limits = { atOnce: 4, perClient: 2, waiting: 6, waitingPerClient: 3, patience: 5_000 }

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

/** Lets promises that are settled run their continuations. */
const settled = () => jest.advanceTimersByTimeAsync(0)

function createVisitors() {
  const lane = createLane(limits)
  const log: string[] = []
  const releases = new Map<string, Release>()
  const responses = new Map<string, EventEmitter>()
  return {
    lane,
    log,
    /** A request named after its client, such as `a1`. */
    ask(name: string) {
      const response = new EventEmitter()
      responses.set(name, response)
      void lane.enter(name[0]!, response).then((release) => {
        log.push(release ? name : `${name} refused`)
        if (release) releases.set(name, release)
      })
    },
    finish: (name: string) => releases.get(name)!(),
    leave: (name: string) => responses.get(name)!.emit('close'),
  }
}

test('a client has two slots at once, all clients together four; others wait, and clients take turns', async () => {
  const { lane, ask, finish, log } = createVisitors()
  for (const name of ['a1', 'a2', 'a3', 'a4', 'a5', 'b1', 'c1']) ask(name)
  await settled()
  expect(log).toEqual(['a1', 'a2', 'b1', 'c1'])
  for (const name of ['d1', 'd2']) ask(name)
  expect([lane.inFlight(), lane.waiting()]).toEqual([4, 5])
  // Whose request ends does not matter: a waits first, then d, then a again.
  for (const name of ['a1', 'b1', 'c1']) finish(name)
  await settled()
  expect(log.slice(4)).toEqual(['a3', 'd1', 'd2'])
  for (const name of ['a2', 'a3']) finish(name)
  await settled()
  expect(log.slice(7)).toEqual(['a4', 'a5'])
  expect([lane.inFlight(), lane.waiting()]).toEqual([4, 0])
})

test('a full queue, of a client or of all, rejects the next request at once, and a wait ends after five seconds', async () => {
  const { lane, ask, log } = createVisitors()
  // The fourth that would wait is refused to one client, the seventh to all.
  for (const client of ['a', 'b']) for (const number of [1, 2, 3, 4, 5, 6]) ask(`${client}${number}`)
  ask('c1')
  await settled()
  expect(log.sort()).toEqual(['a1', 'a2', 'a6 refused', 'b1', 'b2', 'b6 refused', 'c1 refused'])
  await jest.advanceTimersByTimeAsync(4_999)
  expect(lane.waiting()).toBe(6)
  await jest.advanceTimersByTimeAsync(1)
  expect(log.slice(7).sort()).toEqual(['a3', 'a4', 'a5', 'b3', 'b4', 'b5'].map((name) => `${name} refused`))
  expect(lane.waiting()).toBe(0)
})

test('a client that disconnects while waiting gets no turn', async () => {
  const { lane, ask, finish, leave, log } = createVisitors()
  for (const name of ['a1', 'a2', 'a3', 'a4']) ask(name)
  await settled()
  leave('a3')
  finish('a1')
  await settled()
  expect(log).toEqual(['a1', 'a2', 'a3 refused', 'a4'])
  expect([lane.inFlight(), lane.waiting()]).toEqual([2, 0])
})

test('no order of requests exceeds the limits or leaves a request waiting while there is room', async () => {
  const step = fc.record({ client: fc.constantFrom('a', 'b', 'c'), action: fc.nat({ max: 5 }) })
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 150 }), async (steps) => {
      const lane = createLane({ ...limits, patience: 1e9 })
      const under: { client: string; release: Release }[] = []
      const waiting: { client: string; response: EventEmitter }[] = []
      for (const { client, action } of steps) {
        if (action < 3) {
          const entry = { client, response: new EventEmitter() }
          waiting.push(entry)
          void lane.enter(client, entry.response).then((release) => {
            waiting.splice(waiting.indexOf(entry), 1)
            if (release) under.push({ client, release })
          })
        } else if (action === 3) waiting[0]?.response.emit('close')
        else under.splice(action % Math.max(1, under.length), 1).forEach(({ release }) => release())
        await settled()
        expect(lane.inFlight()).toBe(under.length)
        expect(lane.waiting()).toBe(waiting.length)
        expect(under.length).toBeLessThanOrEqual(limits.atOnce)
        for (const each of ['a', 'b', 'c']) {
          const own = under.filter((entry) => entry.client === each).length
          expect(own).toBeLessThanOrEqual(limits.perClient)
          const isWaiting = waiting.some((entry) => entry.client === each)
          if (isWaiting) expect(own === limits.perClient || under.length === limits.atOnce).toBe(true)
        }
      }
    }),
    { numRuns: 50 },
  )
})
