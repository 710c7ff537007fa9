import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { compiledPrograms } from './runs/compiled-programs.ts'
import { makeThrowAwayFolder, removeFolder } from './throw-away-folder.ts'

export type ProcessExit = { code: number | null; signal: NodeJS.Signals | null }

export type Product = {
  pid: number
  /** Its output so far. */
  output(): string
  /** Its URL, once it is listening. Rejects when it exits before that, or takes too long. */
  opened(): Promise<string>
  ended: Promise<ProcessExit>
  kill(signal: NodeJS.Signals): void
  /** Sends a message to a module that was loaded into it, and returns the answer. */
  ask(message: string): Promise<unknown>
  /** Asks it to stop, and waits for that. */
  stop(): Promise<ProcessExit>
}

const ROOT = path.resolve(import.meta.dirname, '../../..')
const BUILT = path.join(ROOT, 'apps/api/build/main.js')
/** For tests that run before any build and only start programs that fail. */
export const SOURCE = path.join(ROOT, 'apps/api/src/main.ts')
const OPEN_TIMEOUT_MS = 240_000
const POLL_MS = 10
const ADDRESS = /Market\s+http:\/\/localhost:(\d+)/

// Nothing else is passed on: a DATABASE_URL of the caller's shell must never be what a proof attacks.
const { PATH, HOME, TMPDIR, SystemRoot } = process.env
const SURROUNDINGS = { PATH, HOME, TMPDIR, SystemRoot }

/** As `npm start` has them (scripts/bootstrap/run-command.mjs). */
const FLAGS = ['--max-semi-space-size=4']
const MALLOC = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '16384', MALLOC_TRIM_THRESHOLD_: '131072' }

const LIKE_PRODUCTION = {
  ...MALLOC,
  NODE_ENV: 'production',
  PORT: '0', // the system picks a free one, and the product reports it
  PUBLIC_URL: 'http://localhost',
  DEMO_MARKET: 'true',
  // Only pictures that are viewed are painted, once for all markets that are started from here.
  PAINT_AHEAD: 'false',
  MEDIA_DIR: path.join(ROOT, '.data/media'),
  ...compiledPrograms,
  LOG_LEVEL: 'warn',
  ALLOW_DEV_MAILBOX: 'true',
  EMBEDDED_PAYMENTS: 'true', // with PAYSTACK_BASE_URL none is started
  PAYMENT_SANDBOX_PORT: '0',
  SECRET_KEY: 'no secret at all: it is for proofs and journeys',
}

/** Starts the market as a process of its own, as `npm start` does; `env` says which database, and what differs. */
export function startProduct(env: Record<string, string>, entry = BUILT): Product {
  // What one market's payment sandbox has captured is nothing to another's.
  const folder = env.DATA_DIR === undefined ? makeThrowAwayFolder() : null
  const child = spawn(process.execPath, [...FLAGS, entry], {
    cwd: ROOT,
    // The channel closes with us however we end, and the product then ends too.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: { ...SURROUNDINGS, ...LIKE_PRODUCTION, ...(folder === null ? {} : { DATA_DIR: folder }), ...env },
  })
  const output = keepOutput(child)
  const ended = new Promise<ProcessExit>((resolve) => {
    child.on('exit', (code, signal) => resolve({ code, signal }))
    child.on('error', () => resolve({ code: 1, signal: null }))
  })
  if (folder !== null) child.on('exit', () => removeFolder(folder))
  return {
    pid: child.pid ?? 0,
    output,
    opened: () => waitUntilOpen(child, output),
    ended,
    kill: (signal) => void child.kill(signal),
    ask: async (message) => {
      const answered = once(child, 'message')
      child.send(message)
      const [answer]: unknown[] = await answered
      return answer
    },
    stop: () => {
      child.kill('SIGTERM')
      return ended
    },
  }
}

function keepOutput({ stdout, stderr }: ChildProcess): () => string {
  let text = ''
  for (const stream of [stdout, stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      text += chunk.toString()
    })
  }
  return () => text
}

async function waitUntilOpen(child: ChildProcess, output: () => string): Promise<string> {
  const deadline = performance.now() + OPEN_TIMEOUT_MS
  while (performance.now() < deadline) {
    const port = ADDRESS.exec(output())?.[1]
    if (port) return `http://127.0.0.1:${port}`
    if (child.exitCode !== null || child.signalCode !== null) break
    await pause(POLL_MS)
  }
  throw new Error(`The market did not open: ${output().trim().slice(-2000) || 'it said nothing'}`)
}
