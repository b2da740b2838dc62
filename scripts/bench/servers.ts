import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startChildServer } from '../support/child-server'
import { serverArguments, serverEnvironment } from '../support/server-arguments'

interface BenchServer {
  url: string
  pid: number
  /** Resolves to the exit code; null if a signal ended it, such as for a lack of memory. */
  stop: () => Promise<number | null>
}

const settings = (port: number, data: string) => ({
  PORT: String(port),
  DATA_DIR: data,
  SIGNING_SECRET: 'only-for-measurements-0123456789-0123456789',
  REQUESTS_PER_MINUTE: '100000',
  // Identifies visitors by the address that they send.
  TRUST_PROXY: '1',
  NODE_ENV: 'production',
  ...serverEnvironment,
})

/** Starts the server of `npm start` on the existing build. `more` adds to the settings of every measurement. */
export async function startOwn(port: number, more?: Readonly<Record<string, string>>): Promise<BenchServer> {
  const data = mkdtempSync(path.join(tmpdir(), 'bench-'))
  const env = { ...settings(port, data), ...more }
  const isReady = (line: string): boolean => line.includes('Ready on')
  const server = await startChildServer(process.execPath, serverArguments(), isReady, { env })
  const stop = async (): Promise<number | null> => {
    const code = await server.stop()
    rmSync(data, { recursive: true })
    return code
  }
  return { url: `http://127.0.0.1:${port}`, pid: server.pid, stop }
}

export const residentMegabytes = (pid: number): number =>
  Number(/^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024

export const openDescriptors = (pid: number): number => readdirSync(`/proc/${pid}/fd`).length

export function megabytesOfChildren(pid: number): number {
  const lines = execFileSync('ps', ['-eo', 'ppid=,rss='], { encoding: 'utf8' }).trim().split('\n')
  const sizes = lines.map((line) => line.trim().split(/\s+/).map(Number))
  return sizes.reduce((sum, [parent, kilobytes = 0]) => sum + (parent === pid ? kilobytes : 0), 0) / 1024
}
