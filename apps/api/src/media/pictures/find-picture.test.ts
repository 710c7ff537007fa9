import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { PICTURE_WIDTHS, type PictureShape, pictureKey } from '@ahia/pictures/address'
import { encodePicture } from '@ahia/pictures/encode-picture'
import { howMany } from '@ahia/testing/runs/slow-test'
import { expect, onTestFinished, test } from 'vitest'
import { createFindPicture } from './find-picture.ts'
import { pictureFolder } from './picture-folder.ts'

const key = pictureKey('red-pot-1a2b')

async function folderWith(shape: PictureShape) {
  const root = mkdtempSync(path.join(tmpdir(), 'ahia-media-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  const folder = pictureFolder(root)
  const side = Math.max(...PICTURE_WIDTHS[shape])
  const pixels = new Uint8Array(side * side * 3).fill(120)
  await folder.put(key, await encodePicture({ width: side, height: side, pixels }, shape))
  const listFiles = () =>
    readdirSync(root, { recursive: true })
      .map(String)
      .filter((name) => /\d\.\w+$/.test(name))
  return { folder, listFiles }
}

const SHAPES = (['avatar', 'square', 'banner'] as const).slice(0, howMany({ quick: 1, full: 3 }))

test.each(SHAPES)('a %s is available in every width and format', async (shape) => {
  const { folder, listFiles } = await folderWith(shape)
  const find = createFindPicture(folder)

  for (const width of PICTURE_WIDTHS[shape]) {
    expect((await find(key, width, 'avif'))?.subarray(4, 12)).toEqual(Buffer.from('ftypavif'))
    expect((await find(key, width, 'webp'))?.subarray(8, 12)).toEqual(Buffer.from('WEBP'))
  }

  expect(listFiles()).toHaveLength(PICTURE_WIDTHS[shape].length * 2)
})

test('an image file is made once for concurrent requests, and then kept', async () => {
  const { folder, listFiles } = await folderWith('avatar')
  const find = createFindPicture(folder)
  expect(await folder.find(key, 180, 'webp')).toBeNull()

  const [one, other] = await Promise.all([find(key, 180, 'webp'), find(key, 180, 'webp')])

  expect(other).toBe(one)
  expect(await folder.find(key, 180, 'webp')).toEqual(one)
  expect(listFiles()).toHaveLength(2)
})

test('nothing is made for an unknown width or an unknown image', async () => {
  const { folder, listFiles } = await folderWith('avatar')
  const find = createFindPicture(folder)

  expect(await find(key, 960, 'webp')).toBeNull()
  expect(await find(key, 1440, 'avif')).toBeNull()
  expect(await find(pictureKey('blue-pot-1a2b'), 180, 'webp')).toBeNull()
  expect(listFiles()).toHaveLength(1)
})
