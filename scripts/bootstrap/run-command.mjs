import { spawn, spawnSync } from 'node:child_process'
import fs from 'node:fs'
import { cleanEnv } from './npm.mjs'
import { root } from './steps.mjs'

const ORPHAN_CHECK_MS = 500
const SLOW_ORPHAN_CHECK_MS = 2000 // where looking costs a process

/** Runs the real command under the project's Node, passing on signals, and ends as it ended. */
export function runCommand(node, { file, args, env = {} }) {
  const child = spawn(node, [file, ...args], {
    cwd: root,
    // The channel closes with us however we end: that is how the child knows when we were killed.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...env, ...cleanEnv(node) },
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  const watch = onOrphaned(() => child.kill('SIGTERM'))
  return new Promise((resolve) => {
    child.on('exit', (code, signal) => {
      clearInterval(watch)
      process.exitCode = signal ? 1 : (code ?? 0)
      resolve()
    })
  })
}

// npm starts a shell, and the shell us. A killed npm leaves both behind, and nobody tells us: so we look.
function onOrphaned(end) {
  const shell = process.ppid
  const npm = parentOf(shell)
  const everyMs = process.platform === 'linux' ? ORPHAN_CHECK_MS : SLOW_ORPHAN_CHECK_MS
  return setInterval(() => {
    if (process.ppid !== shell || parentOf(shell) !== npm) end()
  }, everyMs)
}

function parentOf(pid) {
  if (process.platform === 'win32') return null
  if (process.platform === 'linux') return parentOnLinux(pid)
  return String(spawnSync('ps', ['-o', 'ppid=', '-p', String(pid)]).stdout).trim()
}

function parentOnLinux(pid) {
  try {
    // The name in brackets may hold spaces; what follows is the state, then the parent.
    return fs.readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[1] ?? null
  } catch {
    return null // the shell itself is gone, which the other look has seen
  }
}
