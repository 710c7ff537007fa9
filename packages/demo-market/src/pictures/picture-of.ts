import { createHash } from 'node:crypto'
import { type PictureKey, type PictureShape, pictureKey } from '@ahia/pictures/address'
import { readArtSource } from '../painting/art-source.ts'
import { COMPOSER_VERSION } from '../painting/composer-version.ts'
import type { Scene } from '../scenes/scene.ts'
import type { RenderedPicture } from './rendered-pictures.ts'
import { toSlug } from './slug.ts'

/** A picture as it is planned: nothing of it has to be painted yet, or it is rendered and stored. */
export type Picture = PaintedPicture | RenderedPicture
export type PaintedPicture = { key: PictureKey; shape: PictureShape; scene: Scene }

const HASH_LENGTH = 10

/**
 * Its key is readable and follows from everything that is in the picture: the same recipe has the same address on
 * every machine, and a changed recipe, drawing or composer has a new one.
 */
export async function pictureOf(name: string, shape: PictureShape, scene: Scene): Promise<PaintedPicture> {
  const recipe = JSON.stringify([COMPOSER_VERSION, scene, await drawingsIn(scene)])
  const hash = createHash('sha256').update(recipe).digest('hex').slice(0, HASH_LENGTH)
  return { key: pictureKey(`${toSlug(name)}-${hash}`), shape, scene }
}

/** An emoji cannot change, as its package is pinned; a drawing of ours can. */
function drawingsIn({ back, lead, front }: Scene): Promise<(string | null)[]> {
  return Promise.all(
    [...back, lead, ...front].map(async ({ art }) => {
      const source = await readArtSource(art)
      return source.kind === 'svg' ? source.svg : null
    }),
  )
}
