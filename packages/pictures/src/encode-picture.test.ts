import sharp from 'sharp'
import { expect, test } from 'vitest'
import { encodeFrom, encodePicture, type PictureFile } from './encode-picture.ts'

const encodeGrey = (side: number) =>
  encodePicture({ width: side, height: side, pixels: new Uint8Array(side * side * 3).fill(150) }, 'square')

const widthOf = async (bytes: Uint8Array | undefined) => (await sharp(bytes).metadata()).width
const named = (files: PictureFile[], wanted: string) => files.find(({ name }) => name === wanted)?.bytes

test('PIC-12 a picture of 1,200 pixels has a file of that width', async () => {
  const files = await encodeGrey(1200)

  expect(files.map(({ name }) => name)).toEqual(['960.avif', '360.avif', '1200.avif', 'placeholder.webp'])
  expect(await widthOf(named(files, '1200.avif'))).toBe(1200)
})

test('PIC-12 a smaller picture is not enlarged for it', async () => {
  const files = await encodeGrey(1199)
  expect(named(files, '1200.avif')).toBeUndefined()

  const large = await encodeFrom(named(files, '960.avif') ?? new Uint8Array(), {
    shape: 'square',
    width: 1200,
    format: 'avif',
  })

  expect(await widthOf(large)).toBe(960)
})
