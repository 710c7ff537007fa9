import { createHash } from 'node:crypto'
import { SITE_PICTURE_KEYS } from '@ahia/pictures/site-picture-keys'
import { expect, test } from 'vitest'
import { sitePictures } from './site-scenes.ts'

test('every image that pages may use is composed, and under no other key', () => {
  const composed = sitePictures().map(({ key }) => key)

  expect(composed.toSorted()).toEqual(SITE_PICTURE_KEYS.toSorted())
  expect(new Set(composed).size).toBe(composed.length)
})

test('a changed scene needs a new version, as images are cached forever', () => {
  const scenes = createHash('sha256').update(JSON.stringify(sitePictures())).digest('hex').slice(0, 10)

  // Other scenes: raise VERSION in site-picture-keys.ts, then write the new digest here.
  expect(scenes).toBe('a86a5ea9ec')
})
