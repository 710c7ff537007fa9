import { uploadMedia } from '@ahia/contracts/media'
import { pictureKey } from '@ahia/pictures/address'
import { JPEG } from '@ahia/testing/jpeg-file'
import { beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { z } from 'zod'
import { startS3Store } from '../../../test/s3/s3-store.ts'
import { aShopOwner } from '../../../test/shop-owner.ts'
import { startTestApi } from '../../../test/test-api.ts'
import { formOf, sendForm } from '../../../test/upload-fixture.ts'
import { storeAtRest } from '../media.errors.ts'
import { createObjectStore } from './object-store.ts'
import { pictureBucket } from './picture-bucket.ts'
import type { PictureStore } from './picture-store.ts'

const file = (name: string, text: string) => ({ name, bytes: Buffer.from(text) })
const FILES = [file('placeholder.webp', 'tiny'), file('960.avif', 'large'), file('360.avif', 'small')]

const LONG_TIMEOUT_MS = 60_000
/** For what never answers. */
const SHORT_TIMEOUT_MS = 300

let store: Awaited<ReturnType<typeof startS3Store>>
let pictures: PictureStore
let made = 0
let key = pictureKey('red-pot')

beforeAll(async () => {
  store = await startS3Store()
  pictures = pictureBucket(createObjectStore({ ...store.bucket, limitMs: LONG_TIMEOUT_MS, pausesMs: [5, 5] }))
})
beforeEach(() => {
  key = pictureKey(`red-pot-${++made}`)
  store.moods.length = 0
})

test('API-30 a bucket stores images like a folder: put, find, add and remove', async () => {
  expect(await pictures.has(key)).toBe(false)
  expect(await pictures.find(key, 360, 'avif')).toBeNull()
  expect(await pictures.placeholder(key)).toBeNull()

  await pictures.put(key, FILES)
  await pictures.add(key, file('720.jpg', 'shared'))

  expect(await pictures.has(key)).toBe(true)
  expect(String(Buffer.from((await pictures.find(key, 360, 'avif')) ?? []))).toBe('small')
  expect(String(Buffer.from((await pictures.find(key, 720, 'jpg')) ?? []))).toBe('shared')
  expect(await pictures.placeholder(key)).toBe(`data:image/webp;base64,${btoa('tiny')}`)

  await pictures.remove(key)
  await pictures.remove(key)

  expect(await pictures.has(key)).toBe(false)
  expect(await pictures.find(key, 360, 'avif')).toBeNull()
})

test('API-30 a bucket is asked for 24 files and sent 8 at once at most, however many are wanted', async () => {
  const [open, most] = [
    { get: 0, put: 0 },
    { get: 0, put: 0 },
  ]
  const during = async (what: 'get' | 'put') => {
    open[what] += 1
    most[what] = Math.max(most[what], open[what])
    await new Promise(setImmediate)
    open[what] -= 1
    return null
  }
  const bucket = pictureBucket({
    ...createObjectStore(store.bucket),
    get: () => during('get'),
    put: async () => void (await during('put')),
  })

  await bucket.put(
    key,
    Array.from({ length: 40 }, (_, place) => file(`${place}.avif`, 'small')),
  )
  await Promise.all(Array.from({ length: 40 }, () => bucket.find(key, 360, 'avif')))

  expect(most).toEqual({ get: 24, put: 8 })
})

test.each([
  [1, 1],
  [1_000, 1],
  [1_001, 2],
])('API-30 a store that rests for another %d ms is tried again after %d s, and not before', (ms, seconds) => {
  expect(storeAtRest(ms).retryAfterSeconds).toBe(seconds)
})

test('API-30 an image exists in the bucket only once its last file is stored', async () => {
  store.moods.push('busy', 'busy', 'busy', 'busy', 'busy', 'busy')

  await expect(pictures.put(key, FILES)).rejects.toThrow('The store answers PUT with 503')

  expect(await pictures.has(key)).toBe(false)
})

test('API-30 a size stored after its image was removed is deleted again', async () => {
  await pictures.put(key, FILES)
  await pictures.remove(key)

  await pictures.add(key, file('720.webp', 'late'))

  expect(await pictures.find(key, 720, 'webp')).toBeNull()
})

test.each(['busy', 'broken'] as const)(
  'API-30 a store that is %s is retried, but only a few times',
  async (mood) => {
    await pictures.put(key, FILES)
    store.moods.push(mood, mood)
    expect(await pictures.has(key)).toBe(true)

    store.moods.push(mood, mood, mood)
    await expect(pictures.has(key)).rejects.toThrow('The store answers HEAD with')
    expect(store.moods).toEqual([])
  },
)

test('API-30 a store that is silent is retried, but only a few times', async () => {
  await pictures.put(key, FILES)
  const retriedWith = (pausesMs: number[]) =>
    pictureBucket(createObjectStore({ ...store.bucket, limitMs: SHORT_TIMEOUT_MS, pausesMs }))
  const fetching = vi.spyOn(globalThis, 'fetch')
  onTestFinished(() => fetching.mockRestore())

  store.moods.push(...Array.from({ length: 3 }, () => 'silent' as const))
  await expect(retriedWith([5, 5]).has(key)).rejects.toThrow('The store answers HEAD with nothing')
  expect(fetching).toHaveBeenCalledTimes(3)

  // Many times, as on a busy machine also a store that answers may seem silent.
  store.moods.splice(0, store.moods.length, 'silent')
  expect(await retriedWith(Array.from({ length: 100 }, () => 5)).has(key)).toBe(true)
})

test('T13 a redirect from the store is not followed', async () => {
  store.moods.push('elsewhere', 'elsewhere', 'elsewhere')

  await expect(pictures.find(key, 360, 'avif')).rejects.toThrow('The store answers GET with nothing')
})

test('T13 a wrong access key is refused and not retried', async () => {
  const stranger = pictureBucket(createObjectStore({ ...store.bucket, secretAccessKey: 'a guess' }))
  store.seen.length = 0

  await expect(stranger.put(key, [file('960.avif', 'large')])).rejects.toThrow('with 403')

  expect(store.seen).toHaveLength(1)
})

test('API-30 two processes share a bucket: an image uploaded to one is served by the other', async () => {
  const env = {
    S3_ENDPOINT: store.bucket.endpoint,
    S3_BUCKET: store.bucket.bucket,
    S3_REGION: store.bucket.region,
    S3_ACCESS_KEY_ID: store.bucket.accessKeyId,
    S3_SECRET_ACCESS_KEY: store.bucket.secretAccessKey,
  }
  const [one, other] = await Promise.all([startTestApi({ env }), startTestApi({ env })])
  const form = formOf([{ field: 'media[]', name: 'pot.jpg', bytes: JPEG }])

  const response = await sendForm(one, 'upload', form, await aShopOwner(one))

  const { files } = z.object({ data: uploadMedia.data }).parse(await response.json()).data
  for (const { url } of files) {
    const shown = await fetch(other.origin + url)
    expect({ status: shown.status, type: shown.headers.get('content-type') }).toEqual({
      status: 200,
      type: 'image/webp',
    })
  }
})
