import { CircuitState } from 'cockatiel'
import { createCircuitBreaker } from '@/lib/store/supabase/circuit-breaker'
import { captureTestLogs } from '@/tests/support/leads'

let clock: number
const readLog = captureTestLogs()
beforeEach(() => {
  clock = 0
})

type Breaker = ReturnType<typeof createCircuitBreaker>
const create = () => createCircuitBreaker({ failures: 3, pause: 1000, now: () => clock })
const succeed = (breaker: Breaker): Promise<string> => breaker.execute(() => 'done')
const fail = (breaker: Breaker): Promise<void> =>
  expect(breaker.execute(() => Promise.reject(new Error('away')))).rejects.toThrow('away')
const expectRefused = (breaker: Breaker): Promise<void> => expect(succeed(breaker)).rejects.toThrow('circuit breaker')

it('opens after consecutive failures only', async () => {
  const breaker = create()
  await fail(breaker)
  await fail(breaker)
  await succeed(breaker)
  await fail(breaker)
  await fail(breaker)
  expect(breaker.state).toBe(CircuitState.Closed)
  await fail(breaker)
  expect(breaker.state).toBe(CircuitState.Open)
  await expectRefused(breaker)
})

it('allows one trial call after the pause, pauses again if it fails, and logs the beginning and the end once', async () => {
  const breaker = create()
  for (let index = 0; index < 3; index += 1) await fail(breaker)
  clock = 999
  await expectRefused(breaker)
  clock = 1000
  const trial = fail(breaker)
  expect(breaker.state).toBe(CircuitState.HalfOpen)
  await trial
  clock = 1999
  await expectRefused(breaker)
  clock = 2000
  expect(await succeed(breaker)).toBe('done')
  expect(readLog().match(/hosted-store-[a-z-]+/g)).toEqual([
    'hosted-store-does-not-answer',
    'hosted-store-answers-again',
  ])
})
