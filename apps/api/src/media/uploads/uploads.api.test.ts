import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { MAX_BYTES_A_DAY, MAX_FILE_BYTES } from '@ahia/contracts/limits'
import { updateLogo, uploadMedia } from '@ahia/contracts/media'
import { JPEG } from '@ahia/testing/jpeg-file'
import { pngFile } from '@ahia/testing/png-file'
import { slowTest } from '@ahia/testing/runs/slow-test'
import { WEBP } from '@ahia/testing/webp-file'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { aCustomer } from '../../../test/customer.ts'
import { readError } from '../../../test/read-error.ts'
import { aShopOwner } from '../../../test/shop-owner.ts'
import { startTestApi, type TestApi } from '../../../test/test-api.ts'
import { formOf, heldUntil, listFiles, type Part, sendForm } from '../../../test/upload-fixture.ts'
import { claimNewUpload, claimUpload } from './claim-upload.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'ahia-uploads-'))
const png = pngFile({ width: 40, height: 30 })
const logo = (bytes: Uint8Array = png): Part => ({ field: 'logo', name: 'logo.png', bytes })
const media = (bytes: Uint8Array = png, name = 'pot.png'): Part => ({ field: 'media[]', name, bytes })

let api: TestApi
let owner: Awaited<ReturnType<typeof aShopOwner>>

beforeAll(async () => {
  api = await startTestApi({ env: { MEDIA_DIR: path.join(folder, 'media'), TRUST_PROXY_HOPS: '1' } })
})
beforeEach(async () => {
  mkdirSync(path.join(folder, 'media'), { recursive: true })
  owner = await aShopOwner(api)
})
afterAll(() => rmSync(folder, { recursive: true }))

const sendLogo = (...parts: Part[]) => sendForm(api, 'updateLogo', formOf(parts), owner)
const sendMedia = (...parts: Part[]) => sendForm(api, 'upload', formOf(parts), owner)
const countUploads = async () => (await api.pool.query('select from uploads')).rowCount

async function storedBy<Result>(work: () => Promise<Result>) {
  const before = { rows: await countUploads(), files: listFiles(folder).length }
  const result = await work()
  const after = { rows: await countUploads(), files: listFiles(folder).length }
  return {
    result,
    rows: (after.rows ?? 0) - (before.rows ?? 0),
    files: after.files - before.files,
  }
}

async function readFilesOf(response: Response) {
  const envelope = z.object({ data: uploadMedia.data }).parse(await response.json())
  return envelope.data.files
}

test('API-29 a logo is accepted, visible at once, and belongs to the account that sent it', async () => {
  const response = await sendLogo(logo())

  expect(response.status).toBe(200)
  const { file } = z.object({ data: updateLogo.data }).parse(await response.json()).data
  expect(file).toMatchObject({ width: 40, height: 30 })
  expect((await fetch(api.origin + file.url)).headers.get('content-type')).toBe('image/webp')
  const claimed = (accountId: typeof owner.accountId, kind: 'LOGO' | 'MEDIA') =>
    api.db.transaction((tx) => claimUpload(tx, { key: file.key, accountId, kind }))
  expect(await claimed((await aShopOwner(api)).accountId, 'LOGO')).toBe(false)
  expect(await claimed(owner.accountId, 'MEDIA')).toBe(false)
  expect(await claimed(owner.accountId, 'LOGO')).toBe(true)
})

test('T12 a photo is used once, and by whom sent it', async () => {
  const { file } = z.object({ data: updateLogo.data }).parse(await (await sendLogo(logo())).json()).data
  const use = (accountId: typeof owner.accountId) =>
    api.db.transaction((tx) => claimNewUpload(tx, { key: file.key, accountId, kind: 'LOGO' }))

  expect(await use((await aShopOwner(api)).accountId)).toBe(false)
  expect([await use(owner.accountId), await use(owner.accountId)]).toEqual([true, false])
})

test('API-30 images are accepted in the order sent, under both field names', async () => {
  const files = await readFilesOf(await sendMedia(media(), { ...media(JPEG), field: 'media' }, media(WEBP)))

  expect(files.map(({ width, height }) => [width, height])).toEqual([
    [40, 30],
    [24, 16],
    [24, 16],
  ])
  for (const { url } of files) expect((await fetch(api.origin + url)).status).toBe(200)
})

test('T12 the same image sent twice gets two names that cannot be guessed', async () => {
  const files = await readFilesOf(await sendMedia(media(), media()))

  expect(new Set(files.map(({ key }) => key)).size).toBe(2)
  for (const { key } of files) expect(key).toMatch(/^[0-9a-f]{32}$/)
})

test('T12 an image is served with its own type and cannot run scripts', async () => {
  const [file] = await readFilesOf(await sendMedia(media()))

  expect(Object.fromEntries((await fetch(`${api.origin}${file?.url}`)).headers)).toMatchObject({
    'content-type': 'image/webp',
    'content-disposition': `inline; filename="${file?.key}-720.webp"`,
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
  })
})

test('API-30 one bad image rejects the whole upload, and each bad one is named', async () => {
  const { result, rows, files } = await storedBy(() =>
    sendMedia(media(), media(Buffer.from('no picture'), 'a.png'), media(), media(Buffer.alloc(0), 'b.png')),
  )

  expect({ rows, files }).toEqual({ rows: 0, files: 0 })
  expect(await readError(result)).toMatchObject({
    status: 422,
    code: 'FILE_REFUSED',
    details: [
      { path: 'media[1]', rule: 'not_a_picture', message: "a.png: it's not a JPEG, PNG or WebP picture" },
      { path: 'media[3]', rule: 'empty' },
    ],
  })
})

test('API-30 if the store fails for one image, none is kept', async () => {
  const put = api.pictures.put
  let puts = 0
  api.pictures.put = async (key, files) => {
    puts += 1
    if (puts === 2) throw new Error('the disk is full')
    return put(key, files)
  }
  const { result, rows, files } = await storedBy(() => sendMedia(media(), media(), media()))
  api.pictures.put = put

  expect({ rows, files }).toEqual({ rows: 0, files: 0 })
  expect(await readError(result)).toMatchObject({ status: 503, code: 'UNAVAILABLE' })
})

test.each<[string, 'updateLogo' | 'upload', Part[], string]>([
  ['no file', 'updateLogo', [], 'required'],
  ['two logos', 'updateLogo', [logo(), logo()], 'too_many'],
  ['another field', 'updateLogo', [{ ...logo(), field: 'avatar' }], 'unknown_field'],
  ['words instead of a file', 'updateLogo', [{ field: 'logo', bytes: Buffer.from('x') }], 'not_a_file'],
  ['words beside it', 'upload', [media(), { field: 'shop', bytes: Buffer.from('x') }], 'unknown_field'],
  ['11 files', 'upload', Array.from({ length: 11 }, () => media()), 'too_many'],
  ['10,000 parts', 'upload', Array.from({ length: 10_000 }, () => media(Buffer.from('x'))), 'too_many'],
])('API-29 API-30 %s is refused with 422, and nothing is stored', async (_, call, parts, rule) => {
  const { result, rows, files } = await storedBy(() => sendForm(api, call, formOf(parts), owner))

  expect({ rows, files }).toEqual({ rows: 0, files: 0 })
  expect(await readError(result)).toMatchObject({ status: 422, code: 'INVALID_INPUT', details: [{ rule }] })
})

test('API-29 an empty file is refused as a logo', async () => {
  const error = await readError(await sendLogo(logo(Buffer.alloc(0))))

  expect(error).toMatchObject({ status: 422, code: 'FILE_REFUSED', details: [{ rule: 'empty' }] })
})

test('API-29 a file over 5 MB is refused with its name', async () => {
  const error = await readError(await sendLogo(logo(Buffer.alloc(MAX_FILE_BYTES + 1))))

  expect(error).toMatchObject({ status: 413, message: 'logo.png: a file may have at most 5 MB' })
})

slowTest('API-30 an upload of 60 MB is refused before it has arrived completely', async () => {
  const response = await sendMedia(...Array.from({ length: 10 }, () => media(Buffer.alloc(6 * 1024 * 1024))))

  expect(await readError(response)).toMatchObject({ status: 413, code: 'BODY_TOO_LARGE' })
})

test.each(['multipart/form-data', 'application/json', 'image/png', 'multipart/mixed; boundary=x', ''])(
  "API-29 content type '%s' is refused with 415",
  async (type) => {
    const response = await sendForm(api, 'updateLogo', formOf([logo()]), { ...owner, type })

    expect(await readError(response)).toMatchObject({ status: 415, code: 'UNSUPPORTED_TYPE' })
  },
)

test('API-29 an incomplete form is refused', async () => {
  const form = formOf([logo()])

  const error = await readError(await sendForm(api, 'updateLogo', form.subarray(0, form.length - 40), owner))

  expect(error).toMatchObject({ status: 422, details: [{ rule: 'broken_form' }] })
})

test('API-30 a customer and a guest cannot upload', async () => {
  const customer = await aCustomer(api)
  const form = formOf([media()])

  expect(await readError(await sendForm(api, 'upload', form, customer))).toMatchObject({ status: 403 })
  expect(await readError(await sendForm(api, 'upload', form))).toMatchObject({ status: 401 })
})

test('T12 after 200 MB in a day uploads are refused until the next day, also when concurrent', async () => {
  const [size, space] = [png.length, 3]
  await api.pool.query(`insert into upload_days values ($1, date_trunc('day', now(), 'Africa/Lagos'), $2)`, [
    owner.accountId,
    MAX_BYTES_A_DAY - space * size,
  ])

  const answers = [...(await Promise.all([sendLogo(logo()), sendMedia(media()), sendMedia(media())]))]
  answers.push(...(await Promise.all([sendLogo(logo()), sendMedia(media())])))

  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 429, 429])
  const [last] = answers.slice(-1)
  expect(Number(last?.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(Number(last?.headers.get('retry-after'))).toBeLessThanOrEqual(86_400)
  if (last) expect(await readError(last)).toMatchObject({ code: 'UPLOAD_QUOTA' })
})

test('T20 an account may send twenty forms per hour, and three at the same time', async () => {
  const released = Promise.withResolvers<void>()
  const statuses: number[] = []
  const send = async (_: unknown, at: number) => {
    const form = heldUntil(released.promise, formOf([logo()]))
    // From several networks: the gate lets no more than three of one in.
    const { status } = await sendForm(api, 'updateLogo', form, { ...owner, network: `10.0.0.${at}` })
    statuses.push(status)
  }
  const burst = Array.from({ length: 5 }, send)
  await expect.poll(() => statuses).toEqual([429, 429])
  released.resolve()
  await Promise.all(burst)
  const later: number[] = []
  for (let form = 0; form < 18; form += 1) later.push((await sendLogo(logo())).status)

  expect(statuses).toEqual([429, 429, 200, 200, 200])
  expect(later).toEqual([...Array.from({ length: 17 }, () => 200), 429])
})
