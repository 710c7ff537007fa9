import { spawnSync } from 'node:child_process'
import fs from 'node:fs'

const isLinux = process.platform === 'linux'

/** The number of a process's parent, or null when it cannot be told. */
export function parentOf(pid) {
  if (!isLinux) return ask(pid, 'ppid=') || null
  // The name in brackets may hold spaces; what follows is the state, then the parent.
  return readIfThere(`/proc/${pid}/stat`).split(') ').at(-1)?.split(' ')[1] ?? null
}

/** With what a process was started, or an empty text. */
export function commandOf(pid) {
  return isLinux ? readIfThere(`/proc/${pid}/cmdline`).replaceAll('\0', ' ') : ask(pid, 'command=')
}

export function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}

const ask = (pid, column) => String(spawnSync('ps', ['-o', column, '-p', String(pid)]).stdout ?? '').trim()

function readIfThere(file) {
  try {
    return fs.readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
