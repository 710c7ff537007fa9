import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { readFiles, type SentFile } from './read-files.ts'

const LONG_TIMEOUT_MS = 60_000
const BOUNDS = {
  field: 'media[]',
  maxFiles: 2,
  maxFileBytes: 1_000,
  maxBytes: 5_000,
  silenceMs: LONG_TIMEOUT_MS,
  graceMs: LONG_TIMEOUT_MS,
  minBytesPerSecond: 1,
  deadlineMs: LONG_TIMEOUT_MS,
}
/** A quiet moment that is well below the silence at which a sender is given up; five of them are above it. */
const STEADY_MS = 250
const GRACE_MS = 1_000
const HEAD = '--x\r\ncontent-disposition: form-data; name="media[]"; filename="a.png"\r\n\r\n'
const END = '\r\n--x--\r\n'

/** A form whose pieces come as fast as `pieces` gives them. */
function formOf(pieces: AsyncIterable<string>): Request {
  const body = ReadableStream.from(pieces).pipeThrough(new TextEncoderStream())
  const headers = { 'content-type': 'multipart/form-data; boundary=x' }
  return new Request('http://localhost', { method: 'POST', headers, body, duplex: 'half' })
}

async function* stalled() {
  yield `${HEAD}some`
  await pause(60_000, undefined, { ref: false })
}

async function* trickling() {
  yield HEAD
  for (;;) {
    await pause(15)
    yield '.'
  }
}

async function* steady() {
  for (const piece of [HEAD, 'ab', 'cd', 'ef', END]) {
    await pause(STEADY_MS)
    yield piece
  }
}

test('API-30 a body that stalls is refused with 408', async () => {
  const reading = readFiles(formOf(stalled()), { ...BOUNDS, silenceMs: 40 }, async () => {})

  await expect(reading).rejects.toMatchObject({ code: 'BODY_TIMEOUT' })
})

test('API-30 a body that arrives too slowly is refused with 408 at its deadline', async () => {
  const bounds = { ...BOUNDS, deadlineMs: 400 }

  const reading = readFiles(formOf(trickling()), bounds, async () => {})

  await expect(reading).rejects.toMatchObject({ code: 'BODY_TIMEOUT' })
})

test('T12 a body of a few bytes per second is refused long before the deadline', async () => {
  const bounds = { ...BOUNDS, graceMs: 200, minBytesPerSecond: 10_000 }

  const reading = readFiles(formOf(trickling()), bounds, async () => {})

  await expect(reading).rejects.toMatchObject({ code: 'BODY_TIMEOUT' })
})

test('T12 the time that the server itself takes does not count against the sender', async () => {
  const bounds = { ...BOUNDS, graceMs: GRACE_MS, minBytesPerSecond: 10_000 }
  async function* twoFiles() {
    for (const piece of [`${HEAD}${'a'.repeat(900)}\r\n`, `${HEAD}b`, END]) yield piece
  }
  const taken: string[] = []

  await readFiles(formOf(twoFiles()), bounds, async ({ path }) => {
    await pause(2 * GRACE_MS)
    taken.push(path)
  })

  expect(taken).toEqual(['media[0]', 'media[1]'])
})

test('API-30 a slow but steady body is accepted', async () => {
  const files: SentFile[] = []

  await readFiles(
    formOf(steady()),
    { ...BOUNDS, silenceMs: 4 * STEADY_MS },
    async (file) => void files.push(file),
  )

  expect(files).toEqual([{ path: 'media[0]', name: 'a.png', bytes: Buffer.from('abcdef') }])
})

test('API-30 the next file is read only after the previous one is processed', async () => {
  const part = `${HEAD}${'a'.repeat(900)}\r\n`
  const steps: string[] = []
  async function* twoFiles() {
    yield part
    yield part
    yield END.trimStart()
  }

  await readFiles(formOf(twoFiles()), BOUNDS, async ({ path }) => {
    steps.push(`${path} begins`)
    await pause(20)
    steps.push(`${path} ends`)
  })

  expect(steps).toEqual(['media[0] begins', 'media[0] ends', 'media[1] begins', 'media[1] ends'])
})

test('a failure while processing a file ends the reading with that error', async () => {
  const reading = readFiles(formOf(trickling()), { ...BOUNDS, maxFileBytes: 3 }, async () => {})
  const taking = readFiles(formOf(steady()), BOUNDS, async () => {
    throw new Error('the disk is full')
  })

  await expect(reading).rejects.toMatchObject({ code: 'BODY_TOO_LARGE' })
  await expect(taking).rejects.toThrow('the disk is full')
})
