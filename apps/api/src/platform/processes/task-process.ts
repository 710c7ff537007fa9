import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { limitConcurrency } from '../limit-concurrency.ts'

export type TaskProcessSettings = {
  /** A file that calls `answerTasks`. */
  entry: URL
  /** For one task: much more than an honest one takes, also on a busy machine. */
  longestMs: number
  /** How long an idle process stays: its hundred megabytes are of use to others. */
  idleMs: number
  /** It is replaced after this many tasks, or when it has grown: what a library leaks goes with it. */
  maxTasks: number
  maxRssBytes: number
}

export type TaskProcess<Task, Answer> = {
  /** Throws when the process ended before it answered, also by timeout; the next task gets a new one. */
  ask(task: Task): Promise<Answer>
  end(): void
}

/** The process could not be started, so the task is not to blame. */
export class ProcessNotStarted extends Error {
  override readonly name = 'ProcessNotStarted'
}

const START_MS = 10_000
/** Two large tasks at once would need twice the memory, and the other processor is for requests. */
const AT_ONCE = 1

const replySchema = z.object({ answer: z.unknown(), rssBytes: z.int().positive() })

/**
 * Works through tasks one at a time in a process beside this one, which is started when it is needed and ends when it
 * is not: what native libraries allocate there goes back to the system. `readAnswer` throws on a wrong answer.
 */
export function createTaskProcess<Task extends object, Answer>(
  { entry, longestMs, idleMs, maxTasks, maxRssBytes }: TaskProcessSettings,
  readAnswer: (answer: unknown) => Answer,
): TaskProcess<Task, Answer> {
  const takeTurn = limitConcurrency({ max: AT_ONCE })
  let current: ChildProcess | null = null
  let done = 0
  let goodbye: NodeJS.Timeout | undefined

  const end = () => {
    current?.kill('SIGKILL') // it keeps nothing that could be lost
    current = null
  }
  const start = async (): Promise<ChildProcess> => {
    const child = await startChild(entry)
    done = 0
    child.on('exit', () => {
      if (current === child) current = null
    })
    return child
  }
  const ask = (task: Task) =>
    takeTurn(async () => {
      clearTimeout(goodbye)
      current ??= await start()
      try {
        const { answer, rssBytes } = replySchema.parse(await callChild(current, task, longestMs))
        const read = readAnswer(answer)
        done += 1
        if (done >= maxTasks || rssBytes > maxRssBytes) end()
        goodbye = setTimeout(end, idleMs).unref()
        return read
      } catch (error) {
        end()
        throw error
      }
    })
  return { ask, end }
}

async function startChild(entry: URL): Promise<ChildProcess> {
  const { PATH, HOME, TMPDIR, SystemRoot } = process.env // it needs none of our secrets
  const child = spawn(process.execPath, [fileURLToPath(entry)], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    serialization: 'advanced',
    // Else glibc keeps what each of its threads has given back.
    env: { PATH, HOME, TMPDIR, SystemRoot, MALLOC_ARENA_MAX: '2' },
  })
  child.on('error', () => {}) // callers that wait get the error there
  child.unref()
  child.channel?.unref()
  try {
    await answerOf(child, START_MS)
  } catch (cause) {
    child.kill('SIGKILL')
    throw new ProcessNotStarted(`${fileURLToPath(entry)} could not be started`, { cause })
  }
  return child
}

async function callChild(child: ChildProcess, task: object, longestMs: number): Promise<unknown> {
  const answered = answerOf(child, longestMs)
  child.send(task)
  return answered
}

/** The next message. Throws when the process ends instead, which it does when it takes too long. */
async function answerOf(child: ChildProcess, longestMs: number): Promise<unknown> {
  const received = new AbortController()
  const { signal } = received
  const tooLong = setTimeout(() => child.kill('SIGKILL'), longestMs)
  const answered = once(child, 'message', { signal }).then(([answer]: unknown[]) => answer)
  const ended = once(child, 'exit', { signal }).then(([code, by]: unknown[]) => {
    throw new Error(`The process for ${child.spawnargs.at(-1)} ended (${by ?? code}) before it answered`)
  })
  try {
    return await Promise.race([answered, ended])
  } finally {
    clearTimeout(tooLong)
    received.abort()
  }
}
