import { pictureKey } from '@ahia/pictures/address'
import type { DemoPictures } from '#seed/demo-pictures.ts'

const PICTURE = { key: pictureKey('test-picture'), placeholder: 'data:image/webp;base64,AA==' }

/** For tests of rows: composing the real ones takes most of a minute and is its own test. */
export const anyPictures: DemoPictures = { avatarOf: () => PICTURE, picturesOf: () => [PICTURE] }
