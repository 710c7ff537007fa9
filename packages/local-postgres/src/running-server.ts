import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'

export type RunningServer = { pid: number; port: number; state: 'starting' | 'ready' | 'stopping' }

const LINE = { pid: 0, port: 3, state: 7 }

/** The server that holds this data folder, according to its lock file; null when none is alive. */
export function findRunningServer(dataFolder: string): RunningServer | null {
  const lockFile = path.join(dataFolder, 'postmaster.pid')
  const text = readIfThere(lockFile)
  if (text === null) return null
  const lines = text.split('\n').map((line) => line.trim())
  const pid = Math.abs(Number(lines[LINE.pid]))
  const port = Number(lines[LINE.port])
  if (!isAlive(pid)) return null // PostgreSQL removes the file of a dead server itself
  if (isSomethingElse(pid, port)) {
    // After a reboot another program may have the old server's process id; PostgreSQL would not start.
    fs.rmSync(lockFile, { force: true })
    return null
  }
  return { pid, port, state: toState(lines[LINE.state]) }
}

export function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 1) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

function toState(text: string | undefined): RunningServer['state'] {
  if (text === 'ready') return 'ready'
  return text === 'stopping' ? 'stopping' : 'starting'
}

// Only with proof: taking the lock file from a live server would end it.
function isSomethingElse(pid: number, port: number): boolean {
  const command = commandOf(pid)
  if (command === null) return false
  return !(command.includes('postgres') && command.includes(`port=${port}`))
}

function commandOf(pid: number): string | null {
  if (process.platform === 'linux') return readIfThere(`/proc/${pid}/cmdline`)
  const { status, stdout } = spawnSync('ps', ['-p', String(pid), '-o', 'command='], { encoding: 'utf8' })
  return status === 0 ? stdout : null
}

function readIfThere(file: string): string | null {
  try {
    return fs.readFileSync(file, 'utf8')
  } catch {
    return null
  }
}
