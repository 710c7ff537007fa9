import { spawn } from 'node:child_process'
import { cleanEnv } from './npm.mjs'
import { commandOf, parentOf } from './processes.mjs'
import { root } from './steps.mjs'

const ORPHAN_CHECK_MS = 500
const SLOW_ORPHAN_CHECK_MS = 2000 // where looking costs a process

// A server renders pages for hours. With V8's usual young generation (64 MB a half) and glibc's usual malloc it keeps
// two to three times the memory that it uses: docs/performance.md, Memory.
const SMALL = {
  flags: ['--max-semi-space-size=4'],
  env: { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '16384', MALLOC_TRIM_THRESHOLD_: '131072' },
}

/** Runs the real command under the project's Node, passing on signals, and ends as it ended. */
export function runCommand(node, { file, args, env = {}, isServer = false }) {
  const flags = isServer ? SMALL.flags : []
  const child = spawn(node, [...flags, file, ...args], {
    cwd: root,
    // The channel closes with us however we end: that is how the child knows when we were killed.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...(isServer ? SMALL.env : {}), ...env, ...cleanEnv(node) },
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  const watch = watchNpm(() => child.kill('SIGTERM'))
  return new Promise((resolve) => {
    child.on('exit', (code, signal) => {
      clearInterval(watch)
      process.exitCode = signal ? 1 : (code ?? 0)
      resolve()
    })
  })
}

// npm starts us, mostly through a shell. A killed npm leaves both behind, and nobody tells us: so we look.
function watchNpm(onGone) {
  if (!process.env.npm_lifecycle_event || process.platform === 'win32') return undefined
  const parent = process.ppid
  // Some shells make way for their command; then our parent is npm itself, and its parent is none of our business.
  const isShell = !/\bnpm\b/.test(commandOf(parent))
  const npm = isShell ? parentOf(parent) : null
  const isGone = () => process.ppid !== parent || (isShell && parentOf(parent) !== npm)
  const everyMs = process.platform === 'linux' ? ORPHAN_CHECK_MS : SLOW_ORPHAN_CHECK_MS
  const watch = setInterval(() => {
    if (!isGone()) return
    clearInterval(watch) // said once: a second time would mean 'at once'
    onGone()
  }, everyMs)
  return watch
}
