import { spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { MAX_PIXELS } from '@ahia/contracts/limits'
import { SentRefused } from '@ahia/pictures/sent-fault'
import { JPEG, jpegComment, jpegWith } from '@ahia/testing/jpeg-file'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { createLog } from '#platform/log.ts'
import { aShopOwner } from '../../../test/shop-owner.ts'
import { startTestApi, type TestApi } from '../../../test/test-api.ts'
import { formOf, listFiles } from '../../../test/upload-fixture.ts'
import { receiveUploads } from '../uploads/receive-uploads.ts'
import { createTakePicture } from '../uploads/take-picture.ts'
import { createPictureMaker } from './picture-maker.ts'

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'ahia-maker-'))
const started = path.join(folder, 'started')
const killing = jpegWith(jpegComment('KILLS'))
const hanging = jpegWith(jpegComment('HANGS'))
let api: TestApi

/** The real process, with a decoder that two pictures are too much for. */
const frail = write(
  'frail.mjs',
  `import fs from 'node:fs'
  import ${JSON.stringify(new URL('./picture-process.ts', import.meta.url).href)}
  fs.appendFileSync(${JSON.stringify(started)}, '1')
  process.prependListener('message', ({ bytes }) => {
    if (Buffer.from(bytes).includes('KILLS')) process.kill(process.pid, 'SIGKILL')
    while (Buffer.from(bytes).includes('HANGS'));
  })`,
)

function write(name: string, source: string): URL {
  fs.writeFileSync(path.join(folder, name), source)
  return new URL(`file://${path.join(folder, name)}`)
}

const makerWith = (settings: Parameters<typeof createPictureMaker>[0] = {}) => {
  fs.writeFileSync(started, '')
  const make = createPictureMaker({ entry: frail, ...settings })
  return (bytes: Buffer) => make({ bytes, shape: 'avatar', maxPixels: MAX_PIXELS })
}
const countStarts = () => fs.readFileSync(started, 'utf8').length

beforeAll(async () => {
  fs.mkdirSync(path.join(folder, 'media'))
  api = await startTestApi({ env: { MEDIA_DIR: path.join(folder, 'media') } })
})
afterEach(() => void vi.useRealTimers())
afterAll(() => fs.rmSync(folder, { recursive: true }))

test('R19 an image that crashes its process fails only its own upload', async () => {
  const { accountId } = await aShopOwner(api)
  const takePicture = createTakePicture(createPictureMaker({ entry: frail }))
  const { db, pictures: store } = api
  const deps = { db, pictures: store, takePicture, log: createLog('silent') }
  const send = (...pictures: Buffer[]) => {
    const parts = pictures.map((bytes, at) => ({ field: 'media[]', name: `${at}.jpg`, bytes }))
    const headers = { 'content-type': 'multipart/form-data; boundary=between-the-files' }
    const request = new Request('http://market', { method: 'POST', headers, body: formOf(parts) })
    const form = { field: 'media[]', maxFiles: 10 }
    return receiveUploads(deps, { accountId, kind: 'MEDIA', request, form })
  }

  const refused = expect(send(JPEG, killing, JPEG)).rejects.toMatchObject({
    code: 'FILE_REFUSED',
    message: "1.jpg: we couldn't open it. Upload it again, or save it as a smaller JPEG and upload that",
  })
  const others = await Promise.all([send(JPEG), send(JPEG, JPEG)])
  await refused

  expect(others.map((files) => files.length)).toEqual([1, 2])
  expect((await api.pool.query('select from uploads')).rowCount).toBe(3)
  const kept = listFiles(path.join(folder, 'media')).map(({ name }) => path.basename(path.dirname(name)))
  expect(new Set(kept)).toEqual(new Set(others.flat().map(({ key }) => key)))
})

test('R19 an image that takes too long is given up, and the next one is processed', async () => {
  const make = makerWith({ longestMs: 3_000 })

  await expect(make(hanging)).rejects.toEqual(new SentRefused('not_opened'))

  expect(await make(JPEG)).toMatchObject({ outcome: 'made', width: 24, height: 16 })
  expect(countStarts()).toBe(2)
})

test('R19 the image process is reused, and replaced after many images or when it uses too much memory', async () => {
  const many = makerWith({ maxTasks: 2 })
  for (const picture of [JPEG, JPEG, JPEG]) await many(picture)
  expect(countStarts()).toBe(2)

  const grown = makerWith({ maxRssBytes: 1 })
  for (const picture of [JPEG, JPEG, JPEG]) await grown(picture)
  expect(countStarts()).toBe(3)
})

test('R19 the image process ends after half a minute without work', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const make = makerWith()
  await make(JPEG)
  vi.advanceTimersByTime(29_000)
  await make(JPEG)
  expect(countStarts()).toBe(1)

  vi.advanceTimersByTime(31_000)
  await make(JPEG)
  expect(countStarts()).toBe(2)
})

test('R19 when no image process can start, the error does not blame the image', async () => {
  const make = makerWith({ entry: write('dies.mjs', 'process.exit(1)') })

  await expect(make(JPEG)).rejects.toMatchObject({ code: 'UNAVAILABLE' })
})

test('R19 the image process ends with the server, even when the server is killed', async () => {
  const maker = new URL('./picture-maker.ts', import.meta.url).href
  const market = write(
    'market.mjs',
    `import { createPictureMaker } from ${JSON.stringify(maker)}
    const bytes = Buffer.from('${JPEG.toString('base64')}', 'base64')
    console.log((await createPictureMaker()({ bytes, shape: 'avatar', maxPixels: 1e6 })).outcome)
    setInterval(() => {}, 1000)`,
  )
  const parent = spawn(process.execPath, [market.pathname], { stdio: ['ignore', 'pipe', 'pipe'] })
  const [text]: unknown[] = await once(parent.stdout, 'data')
  expect(String(text)).toBe('made\n')

  parent.kill('SIGKILL')

  await once(parent, 'close') // both wrote there, so both have ended
})
