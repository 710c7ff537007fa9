import { type ChildProcess, spawn } from 'node:child_process'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { compiledPrograms } from './runs/compiled-programs.ts'
import { createSandboxControl, type SandboxControl } from './sandbox-control.ts'
import { makeThrowAwayFolder, removeFolder } from './throw-away-folder.ts'

export type PaymentSandbox = {
  url: string
  secretKey: string
  control: SandboxControl
  /** Ends it at once, as a crash would; its data stays for one that is started with the same `dataDir` and `port`. */
  kill(): Promise<void>
  /** Ends it; a folder that it made itself is deleted. */
  stop(): Promise<void>
}

type Options = { webhookUrl?: string; secretKey?: string; dataDir?: string; port?: number }

const ENTRY = path.resolve(import.meta.dirname, '../../../apps/payment-sandbox/src/main.ts')
const SECRET_KEY = 'sk_test_of-tests-and-proofs-alone'
const OPEN_TIMEOUT_MS = 20_000
const POLL_MS = 10
const ADDRESS = /Payments\s+http:\/\/localhost:(\d+)/

/** The payment sandbox: a program of its own, with its own record of the money. */
export async function startPaymentSandbox(options: Options = {}): Promise<PaymentSandbox> {
  const { webhookUrl = '', secretKey = SECRET_KEY, port = 0 } = options
  const dataDir = options.dataDir ?? makeThrowAwayFolder()
  const { PATH, HOME, TMPDIR, SystemRoot } = process.env
  const child = spawn(process.execPath, [ENTRY], {
    // The channel closes with us however we end, and then the sandbox ends too.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: {
      ...compiledPrograms,
      PATH,
      HOME,
      TMPDIR,
      SystemRoot,
      PORT: String(port),
      SECRET_KEY: secretKey,
      WEBHOOK_URL: webhookUrl,
      DATA_DIR: dataDir,
    },
  })
  const ended = new Promise<void>((resolve) => child.on('exit', () => resolve()))
  const url = await waitForAddress(child)
  const end = (signal: NodeJS.Signals) => {
    child.kill(signal)
    return ended
  }
  return {
    url,
    secretKey,
    control: createSandboxControl(url),
    kill: () => end('SIGKILL'),
    stop: async () => {
      await end('SIGTERM')
      if (options.dataDir === undefined) removeFolder(dataDir)
    },
  }
}

async function waitForAddress(child: ChildProcess): Promise<string> {
  let text = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      text += chunk.toString()
    })
  }
  const deadline = performance.now() + OPEN_TIMEOUT_MS
  while (performance.now() < deadline) {
    const port = ADDRESS.exec(text)?.[1]
    if (port) return `http://127.0.0.1:${port}`
    if (child.exitCode !== null || child.signalCode !== null) break
    await pause(POLL_MS)
  }
  child.kill('SIGKILL')
  throw new Error(`The payment sandbox did not open: ${text.trim() || 'it said nothing'}`)
}
