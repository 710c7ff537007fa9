import { readdir } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { SITE_PICTURE_KEYS } from './site-picture-keys.ts'
import { readSitePicture, SITE_PICTURES } from './site-pictures.ts'

test('every image that pages may use is shipped, and no other', async () => {
  expect((await readdir(SITE_PICTURES)).toSorted()).toEqual(SITE_PICTURE_KEYS.toSorted())
})

test('a shipped image has its first two widths and its placeholder', async () => {
  const files = await Promise.all(SITE_PICTURE_KEYS.map(readSitePicture))

  for (const names of files.map((some) => some.map(({ name }) => name).toSorted()))
    expect([
      ['1440.avif', '720.avif', 'placeholder.webp'],
      ['360.avif', '960.avif', 'placeholder.webp'],
    ]).toContainEqual(names)
})
