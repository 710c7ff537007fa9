import type { Picture } from '@ahia/demo-market/pictures/picture-of'
import type { PictureStore } from '#media/picture-store.ts'

/** Says how many of those that were missing are made; where none was missing, it is not called. */
export type OnProgress = (done: number, total: number) => void

type MakePictures = { folder: PictureStore; pictures: readonly Picture[]; onProgress: OnProgress }

// While one is composed here, the others are encoded by other threads: enough to keep small machines busy.
const AT_ONCE = 4

/** Makes what is not in the folder yet. Breaking off loses nothing: the next run goes on where this one stopped. */
export async function makePictures({ folder, pictures, onProgress }: MakePictures): Promise<void> {
  const missing = await listMissing(folder, pictures)
  if (missing.length === 0) return
  // Painting brings libraries along that every later start does without.
  const { forgetSprites, paintPicture } = await import('@ahia/demo-market/painting/paint-picture')
  let made = 0
  const waiting = missing.toSorted(byWhatIsShown).values()
  const work = async () => {
    for (const { key, shape, scene } of waiting) {
      await folder.put(key, await paintPicture(scene, shape))
      onProgress(++made, missing.length)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  forgetSprites()
}

async function listMissing(folder: PictureStore, pictures: readonly Picture[]): Promise<Picture[]> {
  const isThere = await Promise.all(pictures.map(({ key }) => folder.has(key)))
  return pictures.filter((_, at) => !isThere[at])
}

/** Like follows like, so that what was cut out and painted for one is still at hand for the next. */
const byWhatIsShown = (one: Picture, other: Picture): number =>
  whatIsShown(one).localeCompare(whatIsShown(other), 'en')

const whatIsShown = ({ scene: { ground, lead }, key }: Picture): string =>
  [ground.name, lead.art, lead.hue, key].join(' ')
