import { LARGE_WIDTH } from '@ahia/pictures/address'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { demoShops } from '../demo-shops.ts'
import { planPictures } from '../pictures/plan-pictures.ts'
import { makePicture } from './make-picture.ts'

test('PIC-04 the files of a stored picture show what is stored, in the widths that pages request first', async () => {
  const { all } = await planPictures(demoShops)
  const stored = all.find((picture) => 'file' in picture)
  if (!stored || !('file' in stored)) throw new Error('No picture is stored')

  const files = await makePicture(stored)
  const averageOf = async (source: string | Uint8Array) => {
    const { channels } = await sharp(source).removeAlpha().stats()
    return channels.map(({ mean }) => Math.round(mean / 8))
  }

  const { width } = await sharp(stored.file).metadata()
  const large = width >= LARGE_WIDTH ? ['1200.avif'] : []
  expect(files.map(({ name }) => name)).toEqual(['960.avif', '360.avif', ...large, 'placeholder.webp'])
  expect(await averageOf(files[1]?.bytes ?? '')).toEqual(await averageOf(stored.file))
})
