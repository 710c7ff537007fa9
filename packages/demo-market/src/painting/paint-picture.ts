import type { PictureShape } from '@ahia/pictures/address'
import { encodePicture, type PictureFile } from '@ahia/pictures/encode-picture'
import type { Scene } from '../scenes/scene.ts'
import { compose } from './compose.ts'

export { forgetSprites } from './sprite.ts'

export const paintPicture = async (scene: Scene, shape: PictureShape): Promise<PictureFile[]> =>
  encodePicture(await compose(scene), shape)
