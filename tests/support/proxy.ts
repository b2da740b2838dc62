import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { request as requestPlainly } from 'node:http'
import { Agent, request } from 'node:https'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { startChildServer } from '@/scripts/support/child-server'
import { freePort } from '@/scripts/support/free-port'
import { findProgram } from '@/scripts/support/tools'

export interface Proxy {
  url: string
  stop: () => Promise<void>
}

/** A test names the client address in this header; without it, a request comes from this machine. */
export const ADDRESS = 'x-test-address'

export const hasNginx = Boolean(findProgram('nginx') && findProgram('openssl'))
export const hasCaddy = Boolean(findProgram('caddy'))

/** `original` with each pattern replaced. Throws if one is not found, since the test would then prove nothing. */
function replaceAll(original: string, replacements: readonly (readonly [pattern: RegExp, by: string])[]): string {
  return replacements.reduce((changed, [pattern, by]) => {
    if (!pattern.test(changed)) throw new Error(`The configuration has no ${pattern}`)
    return changed.replaceAll(pattern, by)
  }, original)
}

const upstreams = (ports: readonly number[]): [RegExp, string][] =>
  [3000, 3001].map((port, index) => [new RegExp(`127\\.0\\.0\\.1:${port}\\b`, 'g'), `127.0.0.1:${ports[index]}`])

function makeCertificate(folder: string): void {
  const files = ['-keyout', path.join(folder, 'privkey.pem'), '-out', path.join(folder, 'fullchain.pem')]
  const args = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '1']
  execFileSync('openssl', [...args, ...files, '-subj', '/CN=docs.example.com'], { stdio: 'pipe' })
}

/** The configuration around a conf.d file, for one worker in the foreground. */
const surround = (site: string, folder: string): string => `
${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off; pid ${folder}/pid; error_log stderr notice; worker_processes 1;
events { worker_connections 1024; }
http {
  client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy; fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi; scgi_temp_path ${folder}/scgi;
  set_real_ip_from 127.0.0.1; real_ip_header ${ADDRESS};
  ${site}
}`

/** nginx with `deploy/nginx.conf`, in front of servers on these two ports: only ports, names and folders differ. */
export async function startNginx(ports: readonly [number, number]): Promise<Proxy> {
  const folder = mkdtempSync(path.join(tmpdir(), 'ridgedocs-nginx-'))
  const [http, https] = [await freePort(), await freePort()]
  mkdirSync(path.join(folder, 'acme'))
  makeCertificate(folder)
  const site = replaceAll(readFileSync('deploy/nginx.conf', 'utf8'), [
    ...upstreams(ports),
    [/listen 80;/g, `listen 127.0.0.1:${http};`],
    [/listen 443 /g, `listen 127.0.0.1:${https} `],
    [/listen \[::\]:\d+[^;]*;/g, ''],
    [/\/etc\/letsencrypt\/live\/docs\.example\.com/g, folder],
    [/\/var\/log\/nginx/g, folder],
    [/\/var\/www\/acme/g, path.join(folder, 'acme')],
  ])
  const config = path.join(folder, 'nginx.conf')
  writeFileSync(config, surround(site, folder))
  const server = await startChildServer(findProgram('nginx') ?? 'nginx', ['-e', 'stderr', '-c', config], (line) =>
    line.includes('start worker process'),
  )
  return {
    url: `https://127.0.0.1:${https}`,
    stop: async () => {
      await server.stop()
      rmSync(folder, { recursive: true })
    },
  }
}

/** Caddy with `deploy/Caddyfile`, without a certificate, in front of servers on these two ports. */
export async function startCaddy(ports: readonly [number, number]): Promise<Proxy> {
  const folder = mkdtempSync(path.join(tmpdir(), 'ridgedocs-caddy-'))
  const url = `http://127.0.0.1:${await freePort()}`
  const config = path.join(folder, 'Caddyfile')
  const site = replaceAll(readFileSync('deploy/Caddyfile', 'utf8'), [
    ...upstreams(ports),
    [/^docs\.example\.com \{/gm, `${url} {`],
    [/^\{\n/gm, '{\n\tadmin off\n'],
    [/\/var\/log\/caddy/g, folder],
  ])
  writeFileSync(config, site)
  const server = await startChildServer(
    findProgram('caddy') ?? 'caddy',
    ['run', '--adapter', 'caddyfile', '--config', config],
    (line) => line.includes('serving initial configuration'),
    { env: { HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder } },
  )
  return {
    url,
    stop: async () => {
      await server.stop()
      rmSync(folder, { recursive: true })
    },
  }
}

export interface Answer {
  status: number
  headers: Readonly<Record<string, string | string[] | undefined>>
  body: string
}

const agent = new Agent({ keepAlive: true, rejectUnauthorized: false })

/** nginx takes the address from the header. Caddy takes it from the connection: all of 127.0.0.0/8 is this machine. */
function optionsFor(url: string, address: string) {
  if (url.startsWith('https:')) return { send: request, options: { agent } }
  return { send: requestPlainly, options: { localAddress: address.replace(/^\d+/, '127') } }
}

export function ask(
  url: string,
  address: string,
  { method = 'GET', body, headers = {} }: { method?: string; body?: string; headers?: Record<string, string> } = {},
): Promise<Answer> {
  const { send, options } = optionsFor(url, address)
  return new Promise((resolve, reject) => {
    const asked = send(url, { ...options, method, headers: { [ADDRESS]: address, ...headers } }, (response) => {
      const { statusCode: status = 0, headers } = response
      text(response).then((body) => resolve({ status, headers, body }), reject)
    })
    asked.on('error', reject)
    asked.end(body)
  })
}
