import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pictureKey } from '@ahia/pictures/address'
import { encodePicture } from '@ahia/pictures/encode-picture'
import { expect, onTestFinished, test } from 'vitest'
import { createFindPicture } from './find-picture.ts'
import { pictureFolder } from './picture-folder.ts'

const key = pictureKey('red-pot-1a2b')

async function folderWithAvatar() {
  const root = mkdtempSync(path.join(tmpdir(), 'ahia-media-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  const folder = pictureFolder(root)
  const pixels = new Uint8Array(360 * 360 * 3).fill(120)
  await folder.put(key, await encodePicture({ width: 360, height: 360, pixels }, 'avatar'))
  const listFiles = () =>
    readdirSync(root, { recursive: true })
      .map(String)
      .filter((name) => name.endsWith('.webp'))
  return { folder, listFiles }
}

test('a WebP is made when it is first asked for, once however many ask, and then kept', async () => {
  const { folder, listFiles } = await folderWithAvatar()
  const find = createFindPicture(folder)
  expect(await folder.find(key, 180, 'webp')).toBeNull()

  const [one, other] = await Promise.all([find(key, 180, 'webp'), find(key, 180, 'webp')])

  expect(one?.subarray(8, 12)).toEqual(Buffer.from('WEBP'))
  expect(other).toBe(one)
  expect(await folder.find(key, 180, 'webp')).toEqual(one)
  expect(listFiles().filter((name) => !name.endsWith('placeholder.webp'))).toHaveLength(1)
})

test('of a width that the picture does not have, and of a picture that is not there, nothing is made', async () => {
  const { folder } = await folderWithAvatar()
  const find = createFindPicture(folder)

  expect(await find(key, 960, 'webp')).toBeNull()
  expect(await find(pictureKey('blue-pot-1a2b'), 180, 'webp')).toBeNull()
  expect(await find(key, 960, 'avif')).toBeNull()
})
