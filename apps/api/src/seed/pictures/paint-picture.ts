import type { PictureShape } from '@ahia/pictures/address'
import { compose } from '@ahia/pictures/compose'
import { encodePicture, type PictureFile } from '@ahia/pictures/encode-picture'
import type { Scene } from '@ahia/pictures/scene'

export { forgetSprites } from '@ahia/pictures/sprite'

export const paintPicture = async (scene: Scene, shape: PictureShape): Promise<PictureFile[]> =>
  encodePicture(await compose(scene), shape)
