import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request as httpRequest } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pictureKey } from '@ahia/pictures/address'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApi } from '../../../test/test-api.ts'
import { pictureFolder } from './picture-folder.ts'

const root = mkdtempSync(path.join(tmpdir(), 'ahia-media-'))
const key = pictureKey('red-pot-1a2b')
const SECRET = 'what nobody may read'
let origin = ''

beforeAll(async () => {
  const mediaDir = path.join(root, 'media')
  mkdirSync(mediaDir)
  writeFileSync(path.join(root, 'secret.avif'), SECRET)
  writeFileSync(path.join(mediaDir, '360.avif'), SECRET)
  await pictureFolder(mediaDir).put(key, [
    { name: '360.avif', bytes: Buffer.from('a red pot') },
    { name: '540.webp', bytes: Buffer.from('the same pot') },
    { name: 'placeholder.webp', bytes: Buffer.from('tiny') },
  ])
  ;({ origin } = await startTestApi({ env: { MEDIA_DIR: mediaDir } }))
})

afterAll(() => rmSync(root, { recursive: true }))

/** As it stands, without the tidying that fetch does to a path. */
const ask = (rawPath: string, method = 'GET') =>
  new Promise<{ status: number; allow: string | undefined; body: string }>((resolve, reject) => {
    const { hostname, port } = new URL(origin)
    httpRequest({ hostname, port, path: rawPath, method }, (response) => {
      let body = ''
      response.on('data', (chunk) => {
        body += String(chunk)
      })
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, allow: response.headers.allow, body }),
      )
    })
      .on('error', reject)
      .end()
  })

test('an image is served with type and length, is cacheable forever and can be shown anywhere', async () => {
  const response = await fetch(`${origin}/media/${key}/360.avif`)

  expect(response.status).toBe(200)
  expect(await response.text()).toBe('a red pot')
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'image/avif',
    'content-length': '9',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
    'cross-origin-resource-policy': 'cross-origin',
    'referrer-policy': 'strict-origin-when-cross-origin',
  })
})

test('the other format is served with its own content type', async () => {
  const { headers } = await fetch(`${origin}/media/${key}/540.webp?again=1`)

  expect(headers.get('content-type')).toBe('image/webp')
})

test('HEAD returns the length without a body', async () => {
  const response = await fetch(`${origin}/media/${key}/360.avif`, { method: 'HEAD' })

  expect(response.headers.get('content-length')).toBe('9')
  expect(await response.text()).toBe('')
})

test('a client that has the image gets 304', async () => {
  const address = `${origin}/media/${key}/360.avif`
  const etag = (await fetch(address)).headers.get('etag') ?? ''
  const statusFor = async (known: string) =>
    (await fetch(address, { headers: { 'if-none-match': known }, cache: 'no-store' })).status

  expect(await statusFor(etag)).toBe(304)
  expect(await statusFor(`"other", W/${etag}`)).toBe(304)
  expect(await statusFor('"other"')).toBe(200)
})

test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('%s is refused with the allowed methods', async (method) => {
  const { status, allow } = await ask(`/media/${key}/360.avif`, method)

  expect({ status, allow }).toEqual({ status: 405, allow: 'GET, HEAD' })
})

test.each([
  '/media/',
  '/media/no-such-picture/360.avif',
  `/media/${key}`,
  `/media/${key}/`,
  `/media/${key}/720.avif`,
  `/media/${key}/361.avif`,
  `/media/${key}/0360.avif`,
  `/media/${key}/360.png`,
  `/media/${key}/360.AVIF`,
  `/media/${key.toUpperCase()}/360.avif`,
  `/media/${key}/placeholder.webp`,
  `/media/${key}/360.avif/`,
  `/media/${key}/360.avif%00`,
  `/media/%00${key}/360.avif`,
  '/media/../secret.avif',
  '/media/../360.avif',
  '/media/..%2fsecret.avif',
  '/media/%2e%2e/secret.avif',
  '/media/%2e%2e%2f%2e%2e%2fsecret.avif',
  '/media/..\\secret.avif',
  `/media/${key}/../../../secret.avif`,
  `/media/${key}%2f360.avif`,
  '/media//360.avif',
  '/media/./360.avif',
  `/media/${'a'.repeat(5_000)}/360.avif`,
])('%s is not found', async (address) => {
  const { status, body } = await ask(address)

  expect(status).toBe(404)
  expect(body).not.toContain(SECRET)
})
