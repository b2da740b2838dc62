import type { Page } from '@playwright/test'

interface TraceEvent {
  name: string
  ph: string
  pid: number
  tid: number
  /** Microseconds: start, duration, and processor time of the thread. */
  ts: number
  dur?: number
  tdur?: number
  args?: { data?: { type?: string } }
}

interface KeyWork {
  /** Milliseconds of processor time of the page's thread from each key until the frame that shows it. */
  keys: number[]
  /** The longest task of the thread beside them, in milliseconds of processor time. */
  longest: number
}

async function trace(page: Page, type: () => Promise<void>): Promise<TraceEvent[]> {
  const session = await page.context().newCDPSession(page)
  const events: TraceEvent[] = []
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])))
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve))
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['devtools.timeline', 'toplevel'] },
  })
  await type()
  await session.send('Tracing.end')
  await complete
  await session.detach()
  return events
}

const endOf = ({ ts, dur = 0 }: TraceEvent): number => ts + dur
const sum = (tasks: readonly TraceEvent[]): number => tasks.reduce((all, { tdur = 0 }) => all + tdur, 0) / 1000

/** The tasks of a thread, without those within others. */
function outermost(events: readonly TraceEvent[]): TraceEvent[] {
  const tasks = events.filter(({ name, ph }) => ph === 'X' && name.endsWith('RunTask')).sort((a, b) => a.ts - b.ts)
  let end = 0
  return tasks.filter((task) => {
    if (task.ts < end) return false
    end = endOf(task)
    return true
  })
}

/**
 * Traces a page while keys are typed. Processor time depends little on what else the machine does. Throws if the trace
 * has no key.
 */
export async function keyWork(page: Page, type: () => Promise<void>): Promise<KeyWork> {
  const all = await trace(page, type)
  const isKey = ({ name, args }: TraceEvent): boolean => name === 'EventDispatch' && args?.data?.type === 'keydown'
  const first = all.find(isKey)
  if (!first) throw new Error('The trace has no key')
  const events = all.filter(({ pid, tid }) => pid === first.pid && tid === first.tid)
  const tasks = outermost(events)
  const shown = events.filter(({ name }) => name === 'Commit').sort((a, b) => a.ts - b.ts)
  const own = events.filter(isKey).map((key) => {
    const until = shown.find(({ ts }) => ts > endOf(key))
    const end = until ? endOf(until) : endOf(key)
    return tasks.filter((task) => endOf(task) > key.ts && task.ts < end)
  })
  const ofKeys = new Set(own.flat())
  const longest = Math.max(...tasks.filter((task) => !ofKeys.has(task)).map((task) => sum([task])))
  return { keys: own.map(sum), longest }
}
