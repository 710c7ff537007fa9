import { mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pictureKey } from '@ahia/pictures/address'
import { expect, onTestFinished, test } from 'vitest'
import { pictureFolder } from './picture-folder.ts'

function emptyFolder() {
  const root = mkdtempSync(path.join(tmpdir(), 'ahia-media-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  return { root, folder: pictureFolder(root) }
}

const file = (name: string, text: string) => ({ name, bytes: Buffer.from(text) })
const key = pictureKey('red-pot-1a2b')

test('a stored image is found, with its placeholder as a data URI', async () => {
  const { folder } = emptyFolder()

  await folder.put(key, [file('360.avif', 'pot'), file('placeholder.webp', 'tiny')])

  expect(await folder.has(key)).toBe(true)
  expect(String(await folder.find(key, 360, 'avif'))).toBe('pot')
  expect(await folder.placeholder(key)).toBe(`data:image/webp;base64,${btoa('tiny')}`)
})

test('an image that was never stored is not found, without an error', async () => {
  const { folder } = emptyFolder()

  expect(await folder.has(key)).toBe(false)
  expect(await folder.find(key, 360, 'avif')).toBeNull()
  expect(await folder.placeholder(key)).toBeNull()
})

test('of concurrent writes of one image one wins, and no partial files remain', async () => {
  const { root, folder } = emptyFolder()
  const putters = Array.from({ length: 8 }, (_, who) =>
    folder.put(key, [file('360.avif', `by ${who}`), file('720.avif', `by ${who}`)]),
  )

  await Promise.all(putters)

  expect(await folder.find(key, 360, 'avif')).toEqual(await folder.find(key, 720, 'avif'))
  const [shard = ''] = readdirSync(root)
  expect(readdirSync(path.join(root, shard))).toEqual([key])
})

test('an image that cannot be written does not exist and leaves no files', async () => {
  const { root, folder } = emptyFolder()

  await expect(folder.put(key, [file('360.avif', 'pot'), file('no/such/place', 'x')])).rejects.toThrow(
    'ENOENT',
  )

  expect(await folder.has(key)).toBe(false)
  const [shard = ''] = readdirSync(root)
  expect(readdirSync(path.join(root, shard))).toEqual([])
})

test('a symbolic link in the folder is not followed', async () => {
  const { root, folder } = emptyFolder()
  await folder.put(key, [file('360.avif', 'pot')])
  const [shard = ''] = readdirSync(root)
  const secret = path.join(root, 'secret')
  writeFileSync(secret, 'secret')
  symlinkSync(secret, path.join(root, shard, key, '720.avif'))

  expect(await folder.find(key, 720, 'avif')).toBeNull()
})
