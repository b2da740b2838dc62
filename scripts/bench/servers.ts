import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startChildServer } from '../support/child-server'
import { serverArguments, serverEnvironment } from '../support/server-arguments'
import { findProgram } from '../support/tools'

export interface BenchServer {
  name: string
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

interface NodeProgram {
  name: string
  args: readonly string[]
  /** Part of the output line that says the server is ready. */
  ready: string
}

async function startNode(
  { name, args, ready }: NodeProgram,
  port: number,
  more?: Readonly<Record<string, string>>,
): Promise<BenchServer> {
  const data = mkdtempSync(path.join(tmpdir(), 'bench-'))
  const env = { ...settings(port, data), ...more }
  const server = await startChildServer(process.execPath, args, (line) => line.includes(ready), { env })
  const stop = async (): Promise<void> => {
    await server.stop()
    rmSync(data, { recursive: true })
  }
  return { name, url: `http://127.0.0.1:${port}`, pid: server.pid, stop }
}

/** Starts the server of `npm start` on the existing build. `more` adds to the settings of every measurement. */
export const startOwn = (port: number, more?: Readonly<Record<string, string>>): Promise<BenchServer> =>
  startNode({ name: 'npm run serve', args: serverArguments(), ready: 'Ready on' }, port, more)

/** Starts Next's own server on the same build. */
export const startNext = (port: number): Promise<BenchServer> =>
  startNode(
    { name: 'next start', args: ['node_modules/next/dist/bin/next', 'start', '-p', String(port)], ready: 'Ready' },
    port,
  )

const nginxConfig = (port: number, folder: string): string => `
daemon off; pid ${folder}/pid; error_log stderr notice; worker_processes 1;
events { worker_connections 512; }
http {
  access_log off; types { text/html html; } default_type text/html; keepalive_requests 1000000;
  client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy; fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi; scgi_temp_path ${folder}/scgi;
  server { listen 127.0.0.1:${port}; root ${path.resolve('.next/server/app')}; gzip_static on; open_file_cache max=1000;
    location / { try_files $uri.html =404; add_header Cache-Control "public, max-age=0, must-revalidate"; } }
}`

/** Starts nginx with one worker on the pages' files and their gzip copies. Undefined if it is not installed. */
export async function startNginx(port: number): Promise<BenchServer | undefined> {
  const program = findProgram('nginx') ?? findProgram('/usr/sbin/nginx')
  if (!program) return undefined
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-nginx-'))
  const config = path.join(folder, 'nginx.conf')
  writeFileSync(config, nginxConfig(port, folder))
  const server = await startChildServer(program, ['-e', 'stderr', '-c', config], (line) =>
    line.includes('start worker process'),
  )
  const stop = async (): Promise<void> => {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  return { name: 'nginx', url: `http://127.0.0.1:${port}`, pid: server.pid, stop }
}
