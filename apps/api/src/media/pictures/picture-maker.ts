import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { SentRefused } from '@ahia/pictures/sent-fault'
import { limitConcurrency } from '#platform/limit-concurrency.ts'
import { picturesNotOpened } from '../media.errors.ts'
import { type PictureAnswer, type PictureTask, pictureAnswerSchema } from './picture-task.ts'

export type MakePicture = (task: PictureTask) => Promise<PictureAnswer>

type Settings = {
  entry: URL
  /** Of one picture: much more than an honest one takes, also on a busy machine. */
  longestMs: number
  /** How long it is kept when nobody sends anything: a hundred megabytes that others can use. */
  idleMs: number
  /** It is replaced after so many, or when it has grown: what a decoder leaks goes with it. */
  maxPictures: number
  maxRssBytes: number
}

const AS_USUAL: Settings = {
  entry: new URL('./picture-process.ts', import.meta.url),
  longestMs: 15_000,
  idleMs: 30_000,
  maxPictures: 200,
  maxRssBytes: 200 * 1024 * 1024,
}
const START_MS = 10_000

/** Others wait a moment: two large ones together would need twice the memory, and shoppers the other processor. */
const AT_ONCE = 1

/**
 * Opens pictures in a process of its own, which is started when it is needed. When that ends before it has answered,
 * also because it took too long, the picture is refused and the next one meets a new process.
 */
export function createPictureMaker(changed: Partial<Settings> = {}): MakePicture {
  const settings = { ...AS_USUAL, ...changed }
  const oneByOne = limitConcurrency({ max: AT_ONCE })
  let current: ChildProcess | null = null
  let made = 0
  let goodbye: NodeJS.Timeout | undefined

  const end = () => {
    current?.kill('SIGKILL') // it keeps nothing that could be lost
    current = null
  }
  const start = async (): Promise<ChildProcess> => {
    const child = await startChild(settings.entry)
    made = 0
    child.on('exit', () => {
      if (current === child) current = null
    })
    return child
  }
  return (task) =>
    oneByOne(async () => {
      clearTimeout(goodbye)
      current ??= await start()
      try {
        const answer = pictureAnswerSchema.parse(await ask(current, task, settings.longestMs))
        made += 1
        if (made >= settings.maxPictures || answer.rssBytes > settings.maxRssBytes) end()
        goodbye = setTimeout(end, settings.idleMs).unref()
        return answer
      } catch (error) {
        end()
        throw new SentRefused('not_opened', error)
      }
    })
}

async function startChild(entry: URL): Promise<ChildProcess> {
  const { PATH, HOME, TMPDIR, SystemRoot } = process.env // no secret of ours is its business
  const child = spawn(process.execPath, [fileURLToPath(entry)], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    serialization: 'advanced',
    // Else glibc keeps what each of its threads has given back.
    env: { PATH, HOME, TMPDIR, SystemRoot, MALLOC_ARENA_MAX: '2' },
  })
  child.on('error', () => {}) // whoever waits for it hears of it there
  child.unref()
  child.channel?.unref()
  try {
    await answerOf(child, START_MS)
  } catch (error) {
    child.kill('SIGKILL')
    throw picturesNotOpened(error)
  }
  return child
}

async function ask(child: ChildProcess, task: PictureTask, longestMs: number): Promise<unknown> {
  const answered = answerOf(child, longestMs)
  child.send(task)
  return answered
}

/** The next thing it says. Refuses when it ends instead, which it does when it takes too long. */
async function answerOf(child: ChildProcess, longestMs: number): Promise<unknown> {
  const heard = new AbortController()
  const { signal } = heard
  const tooLong = setTimeout(() => child.kill('SIGKILL'), longestMs)
  const answered = once(child, 'message', { signal }).then(([answer]: unknown[]) => answer)
  const ended = once(child, 'exit', { signal }).then(([code, by]: unknown[]) => {
    throw new Error(`The process that opens pictures ended (${by ?? code}) before it answered`)
  })
  try {
    return await Promise.race([answered, ended])
  } finally {
    clearTimeout(tooLong)
    heard.abort()
  }
}
