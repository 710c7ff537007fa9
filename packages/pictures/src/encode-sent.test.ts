import sharp from 'sharp'
import { expect, test } from 'vitest'
import { encodeSent, type SentShape } from './encode-sent.ts'
import { inspectSent } from './inspect-sent.ts'
import { SentRefused } from './sent-fault.ts'

const MAX_PIXELS = 40_000_000
const RED = '#ff0000'

/** Red, twice as wide as high. */
const wide = () => sharp({ create: { width: 200, height: 100, channels: 4, background: RED } })

async function make(sent: Buffer, shape: SentShape) {
  const inspected = await inspectSent(sent, MAX_PIXELS)
  const [widest] = (await encodeSent(inspected, shape)).files
  if (!widest) throw new Error('nothing was made')
  const { data, info } = await sharp(widest.bytes).raw().toBuffer({ resolveWithObject: true })
  /** Which colour is there, roughly, as encoding changes colours a little. */
  const at = (x: number, y: number) => {
    const start = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels
    return [...data.subarray(start, start + 3)].map((value) => Math.round(value / 64) * 64)
  }
  return { ...inspected, name: widest.name, at }
}

const RED_SEEN = [256, 0, 0]
const WHITE_SEEN = [256, 256, 256]

test('T12 a product image is shown in full, on white', async () => {
  const { at, name } = await make(await wide().png().toBuffer(), 'square')

  expect(name).toBe('960.avif')
  expect([at(0.5, 0.1), at(0.5, 0.5), at(0.5, 0.9)]).toEqual([WHITE_SEEN, RED_SEEN, WHITE_SEEN])
})

test('T12 a logo fills its square', async () => {
  const { at, name } = await make(await wide().webp().toBuffer(), 'avatar')

  expect(name).toBe('360.avif')
  expect([at(0.5, 0.05), at(0.05, 0.5)]).toEqual([RED_SEEN, RED_SEEN])
})

test('T12 a rotated photo is turned upright, and transparency becomes white', async () => {
  const turned = await wide().withMetadata({ orientation: 6 }).jpeg().toBuffer()
  const glass = await sharp({ create: { width: 9, height: 9, channels: 4, background: '#0000' } })
    .png()
    .toBuffer()

  const { at, width, height } = await make(turned, 'square')

  expect({ width, height }).toEqual({ width: 100, height: 200 })
  expect([at(0.1, 0.5), at(0.5, 0.05)]).toEqual([WHITE_SEEN, RED_SEEN])
  expect((await make(glass, 'avatar')).at(0.5, 0.5)).toEqual(WHITE_SEEN)
})

test('T12 a very large image that must be decoded as a whole is refused', async () => {
  const large = sharp({ create: { width: 6_000, height: 4_300, channels: 4, background: RED } })
  const packed = await large.png({ progressive: true, compressionLevel: 1 }).toBuffer()

  await expect(inspectSent(packed, MAX_PIXELS)).rejects.toEqual(new SentRefused('too_heavy'))
})
