import { pictureKey } from '@ahia/pictures/address'
import { beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { startS3Store } from '../../../test/s3/s3-store.ts'
import { startTestApi } from '../../../test/test-api.ts'
import { createFindPicture } from './find-picture.ts'
import { createObjectStore } from './object-store.ts'
import { pictureBucket } from './picture-bucket.ts'
import { withRests } from './with-rests.ts'

const FILES = [
  { name: 'placeholder.webp', bytes: Buffer.from('tiny') },
  { name: '360.avif', bytes: Buffer.from('small') },
]
const MADE_UP = Array.from({ length: 600 }, (_, at) => pictureKey(`made-up-${at}`))
const LONG_TIMEOUT_MS = 60_000
/** For what never answers. */
const SHORT_TIMEOUT_MS = 300
const REST_MS = 1_000
const key = pictureKey('red-pot')

let store: Awaited<ReturnType<typeof startS3Store>>

beforeAll(async () => {
  store = await startS3Store()
})
beforeEach(() => {
  store.moods.length = 0
})

/** A market that starts again, whose store rests for as long as `clock` stands still. */
async function openMarket(limitMs = LONG_TIMEOUT_MS) {
  const clock = { ms: 0 }
  const openBucket = (limit: number) => createObjectStore({ ...store.bucket, limitMs: limit, pausesMs: [] })
  await pictureBucket(openBucket(LONG_TIMEOUT_MS)).put(key, FILES)
  const pictures = pictureBucket(withRests(openBucket(limitMs), { restMs: REST_MS, now: () => clock.ms }))
  const find = createFindPicture(pictures)
  return { pictures, find, clock }
}

const isSmall = (bytes: Uint8Array | null) => String(Buffer.from(bytes ?? [])) === 'small'

test('T13 an unknown image name causes one store request, and no more for a while', async () => {
  const { find } = await openMarket()
  await find(key, 360, 'avif')
  store.seen.length = 0
  const [name = key] = MADE_UP

  for (let time = 0; time < 3; time += 1) expect(await find(name, 360, 'avif')).toBeNull()
  expect(await find(name, 960, 'webp')).toBeNull()
  expect(store.seen).toEqual([`HEAD /${store.bucket.bucket}/pictures/${name}/placeholder.webp`])

  await find(key, 960, 'webp')
  const asked = store.seen.length
  expect(await find(key, 960, 'webp')).toBeNull()
  expect(store.seen).toHaveLength(asked)
})

test('R7 while the store stalls on unknown names, known images can be read and new ones stored', async () => {
  const { pictures, find } = await openMarket()
  await find(key, 360, 'avif')
  store.moods.push(...Array.from({ length: 8 }, () => 'silent' as const))
  const flood = Promise.allSettled(MADE_UP.map((name) => find(name, 360, 'avif')))
  await expect.poll(() => store.moods).toEqual([])

  const known = await find(key, 360, 'avif')
  await pictures.put(pictureKey('blue-pot'), FILES)

  expect(isSmall(known)).toBe(true)
  store.hangUp()
  const outcomes = await flood
  const tooMany = outcomes.filter(
    (outcome) => outcome.status === 'rejected' && outcome.reason.code === 'OVERLOADED',
  )
  expect(tooMany).toHaveLength(600 - 8 - 512)
})

test('R7 a stalled store is not called after a few failures, and retried after a pause', async () => {
  const { pictures, find, clock } = await openMarket(SHORT_TIMEOUT_MS)
  const fetching = vi.spyOn(globalThis, 'fetch')
  onTestFinished(() => fetching.mockRestore())
  store.moods.push(...Array.from({ length: 1_000 }, () => 'silent' as const))

  const outcomes = await Promise.allSettled(MADE_UP.map((name) => find(name, 360, 'avif')))

  expect(outcomes.every(({ status }) => status === 'rejected')).toBe(true)
  expect(fetching.mock.calls.length).toBeLessThanOrEqual(16)
  await expect(pictures.put(key, FILES)).rejects.toMatchObject({ code: 'UNAVAILABLE', retryAfterSeconds: 1 })
  store.moods.length = 0
  // On a busy machine a store that answers may seem silent, so that it is given another rest.
  const tryAfterRest = () => {
    clock.ms += REST_MS
    return find(key, 360, 'avif').then(isSmall, () => false)
  }
  await expect.poll(tryAfterRest).toBe(true)
})

test('R7 a request for an image while the store is busy gets 503 with Retry-After', async () => {
  const { origin } = await startTestApi({
    env: {
      S3_ENDPOINT: store.bucket.endpoint,
      S3_BUCKET: store.bucket.bucket,
      S3_REGION: store.bucket.region,
      S3_ACCESS_KEY_ID: store.bucket.accessKeyId,
      S3_SECRET_ACCESS_KEY: store.bucket.secretAccessKey,
    },
  })
  store.moods.push('busy', 'busy', 'busy')

  const response = await fetch(`${origin}/media/${key}/360.avif`)

  expect({ status: response.status, retryAfter: response.headers.get('retry-after') }).toEqual({
    status: 503,
    retryAfter: '5',
  })
  expect((await fetch(`${origin}/media/${key}/360.avif`)).status).toBe(200)
})
