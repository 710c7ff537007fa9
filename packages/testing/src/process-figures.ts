import { execFileSync } from 'node:child_process'
import fs from 'node:fs'

const isLinux = process.platform === 'linux'
const MS_PER_TICK = 10 // USER_HZ is 100 on every Linux that Node runs on
const AFTER_NAME = { utime: 11, stime: 12 }

/** Processor time that a process has used so far, in all its threads. */
export function readCpuMs(pid: number): number {
  if (!isLinux) return toMs(ps(pid, 'cputime'))
  const stat = fs.readFileSync(`/proc/${pid}/stat`, 'utf8')
  // The program's name is in brackets and may contain spaces.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[AFTER_NAME.utime]) + Number(fields[AFTER_NAME.stime])) * MS_PER_TICK
}

/** Memory that a process uses right now. */
export function readRssMb(pid: number): number {
  if (!isLinux) return Number(ps(pid, 'rss')) / 1024
  const status = fs.readFileSync(`/proc/${pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024
}

/** The most memory that a process has used so far; NaN where the system does not say. */
export function readPeakRssMb(pid: number): number {
  if (!isLinux) return Number.NaN
  const status = fs.readFileSync(`/proc/${pid}/status`, 'utf8')
  return Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? Number.NaN) / 1024
}

/** Processes that work in this folder, which identifies a PostgreSQL of ours. */
export function listProcessesIn(folder: string): number[] {
  const real = fs.realpathSync(folder)
  if (!isLinux) return listByCommand(real)
  const pids = fs.readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  return pids.filter((pid) => workingFolderOf(pid) === real).map(Number)
}

function workingFolderOf(pid: string): string | null {
  try {
    return fs.readlinkSync(`/proc/${pid}/cwd`)
  } catch {
    return null // it has ended, or belongs to another user
  }
}

const ps = (pid: number, field: string): string =>
  execFileSync('ps', ['-o', `${field}=`, '-p', String(pid)], { encoding: 'utf8' }).trim()

function listByCommand(text: string): number[] {
  const lines = execFileSync('ps', ['-axww', '-o', 'pid=,command='], { encoding: 'utf8' }).split('\n')
  return lines.filter((line) => line.includes(text)).map((line) => Number.parseInt(line, 10))
}

// [days-]hours:minutes:seconds, on some systems with hundredths
function toMs(cputime: string): number {
  const [clock = '0', days = '0'] = cputime.split('-').reverse()
  const seconds = clock.split(':').reduce((sum, part) => sum * 60 + Number(part), 0)
  return (Number(days) * 86_400 + seconds) * 1000
}
