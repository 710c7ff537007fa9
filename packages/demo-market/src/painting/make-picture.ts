import { readFile } from 'node:fs/promises'
import { LARGE_WIDTH } from '@ahia/pictures/address'
import { encodePicture, type PictureFile } from '@ahia/pictures/encode-picture'
import sharp from 'sharp'
import type { Picture } from '../pictures/picture-of.ts'
import type { SitePicture } from '../scenes/site-scenes.ts'
import { composePhotos } from './compose-photos.ts'
import { paintPicture } from './paint-picture.ts'

/** The files of a picture: of a rendered one what is stored, else it is painted. */
export const makePicture = async (picture: Picture): Promise<PictureFile[]> =>
  'file' in picture ? encodeRendered(picture.file) : paintPicture(picture.scene, picture.shape)

/** The same of the pictures that pages of every market show. No page shows a tile as large as a product's picture. */
export async function makeSitePicture(picture: SitePicture): Promise<PictureFile[]> {
  const files =
    'photos' in picture
      ? await encodePicture(await composePhotos(picture.photos), picture.shape)
      : await makePicture(picture)
  return files.filter(({ name }) => name !== `${LARGE_WIDTH}.avif`)
}

async function encodeRendered(file: string): Promise<PictureFile[]> {
  const image = sharp(await readFile(file)).removeAlpha()
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true })
  return encodePicture({ width: info.width, height: info.height, pixels: data }, 'square')
}
