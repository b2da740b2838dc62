import { execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { findProgram } from '@/scripts/support/tools'

/** Kilobytes that a file may grow to; what is written beyond fails as on a disk without space. */
const LIMIT = 400
const script = 'tests/support/record-until-full.ts'

/** Linux's own tool for the limits of a running process. */
const where = findProgram('prlimit') ? describe : describe.skip

where('where file sizes can be limited and the limit be raised', () => {
  test('a full disk: what is refused is not claimed, reading goes on, and with new space recording does', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'ridgedocs-full-'))
    const start = `ulimit -S -f ${LIMIT}; exec "$0" --conditions=react-server --import tsx ${script} "$1"`
    const child = spawn('bash', ['-c', start, process.execPath, path.join(folder, 'ridgedocs.sqlite')])
    const ended = new Promise((resolve) => child.once('close', resolve))
    const log: string[] = []
    createInterface({ input: child.stderr }).on('line', (line) => log.push(line))
    const told: Record<string, unknown>[] = []
    for await (const line of createInterface({ input: child.stdout })) {
      const said = JSON.parse(line) as Record<string, unknown>
      told.push(said)
      if (!('readable' in said)) continue
      execFileSync('prlimit', ['--pid', String(child.pid), '--fsize=unlimited'])
      child.stdin.end('go on\n')
    }
    expect(await ended).toBe(0)
    rmSync(folder, { recursive: true })

    const fault = { state: 'down', detail: expect.stringMatching(/takes no more.*Free space/) as string }
    const [refused, counted, ...others] = told
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
  }, 60_000)
})
