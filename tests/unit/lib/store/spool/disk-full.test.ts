import { execFileSync, spawn } from 'node:child_process'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { openSpool } from '@/lib/store/spool/spool'
import { findProgram } from '@/scripts/support/tools'
import { newFolder } from '@/tests/support/new-folder'

/** Maximum file size in kilobytes; writes beyond it fail as on a full disk. */
const LIMIT = 400

type Line = Record<string, unknown>

/**
 * Runs a script of `tests/support` on `file` with a limit on file sizes. When the script prints `full`, the limit is
 * lifted, and the script continues. Returns the lines that it printed and its error log.
 */
async function runUntilFull(script: string, file: string, full: string): Promise<{ printed: Line[]; log: string[] }> {
  const start = `ulimit -S -f ${LIMIT}; exec "$0" --conditions=react-server --import tsx tests/support/${script} "$1"`
  const child = spawn('bash', ['-c', start, process.execPath, file])
  const ended = new Promise((resolve) => child.once('close', resolve))
  const log: string[] = []
  createInterface({ input: child.stderr }).on('line', (line) => log.push(line))
  const printed: Line[] = []
  for await (const line of createInterface({ input: child.stdout })) {
    const object = JSON.parse(line) as Line
    printed.push(object)
    if (!(full in object)) continue
    execFileSync('prlimit', ['--pid', String(child.pid), '--fsize=unlimited'])
    child.stdin.end('continue\n')
  }
  expect(await ended).toBe(0)
  return { printed, log }
}

/** Linux's own tool for the limits of a running process. */
const where = findProgram('prlimit') ? describe : describe.skip

where('if file sizes can be limited and the limit raised', () => {
  test('a full disk: refused records are not acknowledged, reads work, and writes work again with new space', async () => {
    const file = path.join(newFolder(), 'ridgedocs.sqlite')
    const { printed, log } = await runUntilFull('record-until-full.ts', file, 'readable')

    const fault = { state: 'down', detail: expect.stringMatching(/accepts no more data.*Free space/) as string }
    const [refused, counted, ...others] = printed
    const recorded = Number(counted?.recorded)
    expect(refused).toEqual({ refused: expect.any(String) as string })
    expect(recorded).toBeGreaterThan(10)
    expect(others).toEqual([
      { health: fault },
      { readable: 0 },
      expect.objectContaining({ event: 'store-recovered', fault: 'disk-full' }),
      { recorded: recorded + 1 },
      { health: expect.objectContaining({ state: expect.stringMatching(/ok|degraded/) as string }) as unknown },
    ])
    const lines = log.filter((line) => line.includes('store-unavailable'))
    expect(lines).toEqual([expect.stringContaining('"fault":"disk-full"')])
  })

  test('a full disk while Supabase is away: nothing is acknowledged, downloads work, and records are spooled again with new space', async () => {
    const file = path.join(newFolder(), 'spool.sqlite')
    const { printed, log } = await runUntilFull('spool-until-full.ts', file, 'health')

    const answers = printed.filter((line) => !('event' in line))
    const accepted = Number(answers[0]?.accepted)
    expect(accepted).toBeGreaterThan(10)
    const health = (state: string, spooled: number, detail: RegExp) => ({
      health: { state, spooled, detail: expect.stringMatching(detail) as string },
    })
    expect(answers).toEqual([
      { accepted },
      { refused: { status: 503, body: { error: expect.objectContaining({ code: 'not-recorded' }) as unknown } } },
      { download: { status: 200, body: { ok: true, email: 'unreachable', newsletter: false } } },
      health('down', accepted, /^Supabase does not respond.*The disk that holds DATA_DIR accepts no more data/),
      { after: 200 },
      health('degraded', accepted + 1, new RegExp(`${accepted + 1} records are waiting on this machine\\.$`)),
    ])
    expect(log.join('\n')).toMatch(/"event":"spool-takes-nothing".*"event":"contact-not-recorded"/s)
    const spool = openSpool(file)
    expect(spool.count()).toEqual({ waiting: accepted + 1, refused: 0 })
    spool.close()
  })
})
