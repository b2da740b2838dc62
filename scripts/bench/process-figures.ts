import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** Clock ticks per second in /proc, fixed on Linux. */
const TICKS = 100

/** Processor time of a process and its threads, in seconds. Linux only. */
export function processorSeconds(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  // The second field, a name in parentheses, may contain spaces. User and system time are fields 14 and 15.
  const [user, system] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13)
  return (Number(user) + Number(system)) / TICKS
}

/** Resident memory of a process, in megabytes. Linux only. */
export const residentMegabytes = (pid: number): number =>
  Number(/^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024

/** Number of file descriptors that a process has open. Linux only. */
export const openDescriptors = (pid: number): number => readdirSync(`/proc/${pid}/fd`).length

/** Resident memory of all children (`ppid`) of a process, or of all members of a process group (`pgid`), in megabytes. */
export function megabytesOfAll(relation: 'ppid' | 'pgid', id: number): number {
  const lines = execFileSync('ps', ['-eo', `${relation}=,rss=`], { encoding: 'utf8' })
    .trim()
    .split('\n')
  const sizes = lines.map((line) => line.trim().split(/\s+/).map(Number))
  return sizes.reduce((sum, [related, kilobytes = 0]) => sum + (related === id ? kilobytes : 0), 0) / 1024
}

/** Processor time of this process and its threads so far, in milliseconds. */
export function processorTime(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/** Frees all unreachable memory of this process. */
export function collectGarbage(): void {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  collect()
}

/** Memory of this process's objects and buffers, in megabytes. */
export function usedMegabytes(): number {
  const { heapUsed, external } = process.memoryUsage()
  return (heapUsed + external) / 2 ** 20
}
