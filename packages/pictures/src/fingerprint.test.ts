import sharp, { type Sharp } from 'sharp'
import { expect, test } from 'vitest'
import { fingerprintOf } from './fingerprint.ts'

/** A ring of light, so that neighbouring fields differ. */
const drawing = (x: number) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400"><rect width="400" height="400" fill="#234"/>
     <circle cx="${x}" cy="150" r="110" fill="#fc6"/><rect x="40" y="280" width="300" height="60" fill="#e44"/></svg>`,
  )

async function read(image: Sharp) {
  const { data, info } = await image.removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return fingerprintOf({ width: info.width, height: info.height, pixels: data })
}

const differing = (one: string, other: string) =>
  (BigInt(`0x${one}`) ^ BigInt(`0x${other}`)).toString(2).replaceAll('0', '').length

test('ADMIN-30 a picture in another size and quality has nearly the same fingerprint, another picture has not', async () => {
  const whole = await read(sharp(drawing(130)))
  const small = await sharp(drawing(130)).resize(160).jpeg({ quality: 40 }).toBuffer()

  expect(whole).toMatch(/^[0-9a-f]{16}$/)
  expect(differing(whole, await read(sharp(small)))).toBeLessThanOrEqual(3)
  expect(differing(whole, await read(sharp(drawing(300))))).toBeGreaterThan(5)
})
