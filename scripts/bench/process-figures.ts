import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'

/** Resident memory of a process, in megabytes. Linux only. */
export const residentMegabytes = (pid: number): number =>
  Number(/^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024

/** Number of file descriptors that a process has open. Linux only. */
export const openDescriptors = (pid: number): number => readdirSync(`/proc/${pid}/fd`).length

/** Resident memory of all children of a process, in megabytes. */
export function megabytesOfChildren(pid: number): number {
  const lines = execFileSync('ps', ['-eo', 'ppid=,rss='], { encoding: 'utf8' }).trim().split('\n')
  const sizes = lines.map((line) => line.trim().split(/\s+/).map(Number))
  return sizes.reduce((sum, [parent, kilobytes = 0]) => sum + (parent === pid ? kilobytes : 0), 0) / 1024
}
