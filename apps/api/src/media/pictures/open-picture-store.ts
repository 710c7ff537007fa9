import type { Config } from '#platform/config.ts'
import { createObjectStore } from './object-store.ts'
import { pictureBucket } from './picture-bucket.ts'
import { pictureFolder } from './picture-folder.ts'
import type { PictureStore } from './picture-store.ts'
import { withRests } from './with-rests.ts'

/** A folder of this machine, or a bucket that any number of processes share. */
export const openPictureStore = ({ pictures }: Pick<Config, 'pictures'>): PictureStore =>
  pictures.way === 'folder'
    ? pictureFolder(pictures.folder)
    : pictureBucket(withRests(createObjectStore(pictures)))
