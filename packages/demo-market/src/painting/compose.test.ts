import { encodeFrom, encodePicture } from '@ahia/pictures/encode-picture'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { type ProductLook, productScenes } from '../scenes/product-scenes.ts'
import { thing } from '../scenes/scene.ts'
import { compose } from './compose.ts'

const look: ProductLook = {
  name: 'Rice bowl',
  category: 'FOOD',
  main: 'emoji:1f35b',
  beside: [],
  hue: 0,
  count: 1,
  place: 0,
}

const GROUND_AT_THE_EDGE = [233, 220, 205]

test('objects are in the middle, and nothing reaches the edge of the image', async () => {
  for (const scene of productScenes({ ...look, count: 3 })) {
    const { width, height, pixels } = await compose({
      ...scene,
      ground: { ...scene.ground, hue: 0, uli: 'none' },
    })

    for (const corner of [0, width - 1, (height - 1) * width, height * width - 1])
      for (const [channel, expected] of GROUND_AT_THE_EDGE.entries())
        expect(Math.abs((pixels[corner * 3 + channel] ?? 0) - expected)).toBeLessThan(30)
  }
})

test('an unknown drawing is refused by name', async () => {
  const [scene] = productScenes(look)

  await expect(compose({ ...scene, lead: thing('emoji:ffff', {}) })).rejects.toThrow("no emoji 'ffff'")
})

test('an image is encoded for lists and as the master, small enough for slow networks', async () => {
  const [scene] = productScenes(look)

  const files = await encodePicture(await compose(scene), 'square')

  expect(files.map(({ name }) => name)).toEqual(['960.avif', '360.avif', 'placeholder.webp'])
  for (const { name, bytes } of files.slice(0, -1)) {
    const { width, height } = await sharp(bytes).metadata()
    expect([width, height]).toEqual([Number.parseInt(name, 10), Number.parseInt(name, 10)])
  }
  const sizes = Object.fromEntries(files.map(({ name, bytes }) => [name, bytes.length]))
  expect(sizes['360.avif']).toBeLessThan(20 * 1024)
  const gallery = await encodeFrom(files[0]?.bytes ?? new Uint8Array(), {
    shape: 'square',
    width: 720,
    format: 'avif',
  })
  expect(gallery.length).toBeLessThan(60 * 1024)
  expect(sizes['placeholder.webp']).toBeLessThan(160)
})

test('an image that is too large is encoded with less quality', async () => {
  const side = 960
  let state = 7
  const noise = Uint8Array.from({ length: side * side * 3 }, () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state >>> 24
  })

  const files = await encodePicture({ width: side, height: side, pixels: noise }, 'square')

  const [whole, card] = files.map(({ bytes }) => bytes)
  const free = await encodeFrom(whole ?? new Uint8Array(), { shape: 'square', width: 540, format: 'avif' })
  expect(card?.length).toBeLessThan(free.length / 4)
})
