import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { SITE_PICTURE_KEYS } from '@ahia/pictures/site-picture-keys'
import { expect, test } from 'vitest'
import { renderedFile } from '../pictures/rendered-pictures.ts'
import { sitePictures } from './site-scenes.ts'

test('every image that pages may use is composed, and under no other key', () => {
  const composed = sitePictures().map(({ key }) => key)

  expect(composed.toSorted()).toEqual(SITE_PICTURE_KEYS.toSorted())
  expect(new Set(composed).size).toBe(composed.length)
})

test('a changed scene needs a new version, as images are cached forever', () => {
  const hash = (value: string | Buffer) => createHash('sha256').update(value).digest('hex').slice(0, 10)
  const hashFile = (file: string) => hash(readFileSync(file))
  const scenes = JSON.stringify(sitePictures(), (name, value) =>
    name === 'file' ? hashFile(value) : name === 'of' ? hashFile(renderedFile(value)) : value,
  )

  // Other scenes: raise VERSION in site-picture-keys.ts, then write the new digest here.
  expect(hash(scenes)).toBe('f0a81280c2')
})
