import sharp from 'sharp'
import type { Thing } from '../scenes/scene.ts'
import { readArtSource } from './art-source.ts'
import { LruCache } from './lru-cache.ts'
import { boxOf, footOf, outlineOf, type Point } from './outline.ts'
import { cropped, halved, premultiply, type Raster, toRaster, visibleBox } from './raster.ts'
import { turnPixels } from './turn-pixels.ts'

/** One thing, cut out and ready to be painted. */
export type Sprite = {
  full: Raster
  /** Small things are painted from this one, or they would glitter. */
  half: () => Raster
  outline: Point[]
  /** Has a flat foot, so it must not lean. */
  isStanding: boolean
}

// A drawing's soft lights are blurred pixel by pixel, so every pixel costs: this is still finer than an emoji.
const DRAWING_SIDE = 390
const EMOJI_LONGEST = 560
const FLAT_FOOT = 0.42

const cutOuts = new LruCache<CutOut>(48)
const sprites = new LruCache<Sprite>(48)

/** Cached for the next pictures, because the views of a product show the same things. */
export const loadSprite = ({ art, hue }: Pick<Thing, 'art' | 'hue'>): Promise<Sprite> =>
  sprites.get(`${art} ${hue}`, async () => {
    const cutOut = await cutOuts.get(art, () => readCutOut(art))
    const full = premultiply(await enlarged(hue === 0 ? cutOut : turned(cutOut, hue)))
    const outline = outlineOf(full)
    return { full, half: once(() => halved(full)), outline, isStanding: hasFlatFoot(outline) }
  })

/** To be called when there is nothing more to compose: what is kept here is large. */
export function forgetSprites(): void {
  cutOuts.clear()
  sprites.clear()
}

type CutOut = { raster: Raster; isEmoji: boolean }

async function readCutOut(art: Thing['art']): Promise<CutOut> {
  const source = await readArtSource(art)
  const isEmoji = source.kind === 'emoji'
  const whole = await toRaster(isEmoji ? sharp(source.file) : openDrawing(source.svg))
  return { raster: cropped(whole, visibleBox(whole)), isEmoji }
}

/** Blurring in plain sRGB looks the same on soft lights and shades, and is quicker. */
function openDrawing(svg: string) {
  const quick = svg.replaceAll('<feGaussianBlur', '<feGaussianBlur color-interpolation-filters="sRGB"')
  return sharp(Buffer.from(quick), { density: (72 * DRAWING_SIDE) / 512 })
}

function turned({ raster, isEmoji }: CutOut, hue: number): CutOut {
  const copy = copyOf(raster)
  turnPixels(copy.pixels, hue)
  return { raster: copy, isEmoji }
}

/** An emoji is small: a smooth curve through its pixels looks better than what painting would do. */
async function enlarged({ raster, isEmoji }: CutOut): Promise<Raster> {
  if (!isEmoji) return copyOf(raster)
  const { width, height, pixels } = raster
  const image = sharp(pixels, { raw: { width, height, channels: 4 } })
  return toRaster(image.resize(EMOJI_LONGEST, EMOJI_LONGEST, { fit: 'inside', kernel: 'cubic' }))
}

const copyOf = (raster: Raster): Raster =>
  cropped(raster, { left: 0, top: 0, right: raster.width, bottom: raster.height })

function once<Made>(make: () => Made): () => Made {
  let made: Made | null = null
  return () => {
    made ??= make()
    return made
  }
}

function hasFlatFoot(outline: Point[]): boolean {
  const { left, right } = boxOf(outline)
  const foot = footOf(outline)
  return (foot.right - foot.left) / (right - left) > FLAT_FOOT
}
