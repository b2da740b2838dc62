import { execFileSync, spawn } from 'node:child_process'
import { chownSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { findProgram } from '@/scripts/support/tools'

const NOBODY = 65_534
const MIGRATIONS = 'supabase/migrations'
const ROLES = 'create role anon; create role authenticated; create role service_role bypassrls;'

const DONE = 'that was all'

function programPath(name: string): string {
  const found = findProgram(name)
  if (found === undefined) throw new Error(`${name} is not installed`)
  return found
}

/** A separate PostgreSQL with the repository's migrations, on a socket in a new folder. */
export function startPostgres() {
  const folder = mkdtempSync(path.join(tmpdir(), 'pg-'))
  // PostgreSQL refuses to run as root.
  const user = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {}
  if (user.uid) chownSync(folder, NOBODY, NOBODY)
  const data = path.join(folder, 'data')
  const call = (program: string, ...args: string[]): void =>
    void execFileSync(programPath(program), args, { ...user, cwd: folder, stdio: 'ignore' })
  call('initdb', '-D', data, '-A', 'trust', '-U', 'postgres', '-E', 'UTF8', '--no-sync')
  call('pg_ctl', '-D', data, '-w', '-l', path.join(folder, 'log'), '-o', `-c listen_addresses= -k ${folder}`, 'start')

  const stop = (): void => {
    call('pg_ctl', '-D', data, '-m', 'immediate', '-w', 'stop')
    rmSync(folder, { recursive: true })
  }

  const psql = ['-h', folder, '-U', 'postgres', '-qAtX', '-v', 'ON_ERROR_STOP=1']
  const migrations = readdirSync(MIGRATIONS).sort()
  const input = [ROLES, ...migrations.map((name) => readFileSync(path.join(MIGRATIONS, name), 'utf8'))].join('\n')
  try {
    execFileSync(programPath('psql'), psql, { input, stdio: ['pipe', 'ignore', 'inherit'] })
  } catch (error) {
    stop()
    throw error
  }

  const connect = () => {
    const child = spawn(programPath('psql'), psql, { stdio: ['pipe', 'pipe', 'inherit'] })
    const ended = new Promise<void>((resolve) => child.once('close', () => resolve()))
    /** Runs statements; returns all rows, columns separated by '|'. Rejects when the connection ends. */
    const run = (sql: string): Promise<string[]> =>
      new Promise((resolve, reject) => {
        let out = ''
        const read = (chunk: Buffer): void => {
          out += chunk.toString()
          if (!out.endsWith(`${DONE}\n`)) return
          child.stdout.off('data', read)
          resolve(out.split('\n').slice(0, -2).filter(Boolean))
        }
        child.stdout.on('data', read)
        void ended.then(() => reject(new Error(`The connection ended at ${sql}`)))
        child.stdin.write(`${sql}\n\\echo ${DONE}\n`)
      })
    const close = (): Promise<void> => {
      child.stdin.end()
      return ended
    }
    return { run, close }
  }
  return { connect, stop }
}
export type RealPostgres = ReturnType<typeof startPostgres>
export type Session = ReturnType<RealPostgres['connect']>
