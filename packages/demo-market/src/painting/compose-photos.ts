import { readFile } from 'node:fs/promises'
import sharp, { type OverlayOptions } from 'sharp'
import { renderedFile } from '../pictures/rendered-pictures.ts'
import type { Photo, PhotoScene } from '../scenes/banner-scenes.ts'
import type { Canvas } from './canvas.ts'
import { paintGround } from './paint-ground.ts'

/** Shares of a print's side. */
const CORNER = 0.09
const SHADOW = 0.05
const CLEAR = { r: 0, g: 0, b: 0, alpha: 0 }

/** Lays prints on a ground, each with rounded corners and a soft shadow. */
export async function composePhotos(scene: PhotoScene): Promise<Canvas> {
  const { width, height, pixels } = await paintGround(scene)
  const laid: OverlayOptions[] = []
  for (const photo of scene.photos) laid.push(...(await layOne(photo, { width, height })))
  const ground = sharp(pixels, { raw: { width, height, channels: 3 } })
  return { width, height, pixels: await ground.composite(laid).removeAlpha().raw().toBuffer() }
}

type Size = { width: number; height: number }

async function layOne(photo: Photo, size: Size): Promise<OverlayOptions[]> {
  const side = Math.round(photo.side * size.height)
  const file = await readFile(renderedFile(photo.of))
  const print = await sharp(file)
    .resize(side, side)
    .ensureAlpha()
    .composite([{ input: roundedSquare(side, 0), blend: 'dest-in' }])
    .png()
    .toBuffer()
  const reach = Math.round(side * SHADOW)
  const shadow = await sharp(roundedSquare(side, reach * 2))
    .blur(Math.max(1, reach))
    .png()
    .toBuffer()
  return [await place(shadow, photo, size, reach * 0.7), await place(print, photo, size, 0)]
}

/** Turned around its middle; what reaches beyond the canvas is cut off. */
async function place(picture: Buffer, photo: Photo, size: Size, drop: number): Promise<OverlayOptions> {
  const turned = await sharp(picture)
    .rotate(photo.tilt, { background: CLEAR })
    .png()
    .toBuffer({ resolveWithObject: true })
  const { width, height } = turned.info
  const left = Math.round(photo.x * size.width - width / 2)
  const top = Math.round(photo.y * size.height - height / 2 + drop)
  const [cutLeft, cutTop] = [Math.max(0, -left), Math.max(0, -top)]
  const input = await sharp(turned.data)
    .extract({
      left: cutLeft,
      top: cutTop,
      width: Math.min(width - cutLeft, size.width - left - cutLeft),
      height: Math.min(height - cutTop, size.height - top - cutTop),
    })
    .png()
    .toBuffer()
  return { input, left: left + cutLeft, top: top + cutTop }
}

function roundedSquare(side: number, margin: number): Buffer {
  const whole = side + 2 * margin
  const opacity = margin === 0 ? 1 : 0.34
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${whole}" height="${whole}"><rect x="${margin}" y="${margin}" width="${side}" height="${side}" rx="${side * CORNER}" opacity="${opacity}"/></svg>`,
  )
}
