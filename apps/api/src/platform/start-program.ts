import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'

type ProgramOptions = {
  name: string
  /** The file that Node runs. */
  entry: string
  env: Record<string, string>
  /** What it prints once it is ready; the first group is returned. */
  says: RegExp
  /** How long it may take to end when asked to. */
  stopMs?: number
}

type Program = {
  /** The first group of `says`. Rejects with its error output when it ended instead. */
  opened: Promise<string>
  ended: Promise<void>
  stop(): Promise<void>
}

const STOP_MS = 5_000

/** Starts one of our programs as a child process. It ends with us, also when we are killed, as the channel between us closes. */
export function startProgram({ name, entry, env, says, stopMs = STOP_MS }: ProgramOptions): Program {
  const { PATH, HOME, TMPDIR, SystemRoot } = process.env
  const child = spawn(process.execPath, [entry], {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: { PATH, HOME, TMPDIR, SystemRoot, ...env },
  })
  const ended = once(child, 'exit').then(() => {})
  return {
    opened: waitUntilOpen(child, { name, says }),
    ended,
    stop: async () => {
      child.kill('SIGTERM')
      const tooLong = setTimeout(() => child.kill('SIGKILL'), stopMs)
      await ended
      clearTimeout(tooLong)
    },
  }
}

function waitUntilOpen(
  child: ChildProcess,
  { name, says }: Pick<ProgramOptions, 'name' | 'says'>,
): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = ''
    let complained = ''
    const complain = (chunk: Buffer) => {
      complained += chunk.toString()
    }
    child.stderr?.on('data', complain)
    child.stdout?.on('data', (chunk: Buffer) => {
      text += chunk.toString()
      const found = says.exec(text)?.[1]
      if (found === undefined) return
      child.stderr?.off('data', complain).pipe(process.stderr)
      resolve(found)
    })
    child.on('error', reject)
    child.on('close', () => reject(new Error(complained.trim() || `The ${name} ended before it was open`)))
  })
}
