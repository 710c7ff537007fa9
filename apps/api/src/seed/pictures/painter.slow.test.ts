import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pictureKey } from '@ahia/pictures/address'
import { expect, onTestFinished, test } from 'vitest'
import { createFindPicture } from '#media/pictures/find-picture.ts'
import { pictureFolder } from '#media/pictures/picture-folder.ts'
import { paintAhead } from './paint-ahead.ts'
import { paintOnRequest } from './paint-on-request.ts'
import { createPainter } from './painter.ts'

function emptyMarket() {
  const root = mkdtempSync(path.join(tmpdir(), 'ahia-pictures-'))
  const store = pictureFolder(root)
  const painter = createPainter(store)
  onTestFinished(() => {
    painter.stop()
    rmSync(root, { recursive: true })
  })
  const listTimes = () =>
    readdirSync(root, { recursive: true, encoding: 'utf8' }).map((file) => [
      file,
      statSync(path.join(root, file)).mtimeMs,
    ])
  return { store, painter, listTimes }
}

test('an image that does not exist yet is generated once on request', async () => {
  const { store, painter } = emptyMarket()
  const [key = pictureKey('none')] = await painter.listKeys()
  const find = createFindPicture(paintOnRequest(store, painter))

  const [one, other] = await Promise.all([find(key, 360, 'avif'), find(key, 360, 'avif')])

  expect(one?.subarray(4, 12)).toEqual(Buffer.from('ftypavif'))
  expect(other).toEqual(one)
  expect(await store.has(key)).toBe(true)
})

test('an image with a made-up key is not generated', async () => {
  const { store, painter, listTimes } = emptyMarket()
  const find = createFindPicture(paintOnRequest(store, painter))

  expect(await find(pictureKey('no-such-bowl-0123456789'), 360, 'avif')).toBeNull()
  expect(listTimes()).toEqual([])
})

test('generating ahead skips existing images and stops when the market closes', async () => {
  const { store, painter, listTimes } = emptyMarket()
  const keys = (await painter.listKeys()).slice(0, 2)
  const { signal: stopping } = new AbortController()

  expect(await paintAhead({ store, painter, keys, stopping })).toBe(2)
  const before = listTimes()

  expect(await paintAhead({ store, painter, keys, stopping })).toBe(0)
  expect(listTimes()).toEqual(before)
  const others = await painter.listKeys()
  expect(await paintAhead({ store, painter, keys: others, stopping: AbortSignal.abort() })).toBe(0)
})
