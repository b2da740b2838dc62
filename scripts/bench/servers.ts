import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startChildServer } from '../support/child-server'
import { serverArguments, serverEnvironment } from '../support/server-arguments'

interface BenchServer {
  url: string
  pid: number
  stop: () => Promise<void>
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
  const stop = async (): Promise<void> => {
    await server.stop()
    rmSync(data, { recursive: true })
  }
  return { url: `http://127.0.0.1:${port}`, pid: server.pid, stop }
}
