import { hueTurner } from './turn-hue.ts'

/** Turns the hue of red, green, blue, alpha pixels, in place. Each colour is worked out once: most come many times. */
export function turnPixels(pixels: Uint8Array, degrees: number): void {
  const turn = hueTurner(degrees)
  const turned = new Map<number, number>()
  for (let at = 0; at < pixels.length; at += 4) {
    if (pixels[at + 3] === 0) continue
    const colour = ((pixels[at] ?? 0) << 16) | ((pixels[at + 1] ?? 0) << 8) | (pixels[at + 2] ?? 0)
    let to = turned.get(colour)
    if (to === undefined) {
      const [red, green, blue] = turn(colour >> 16, (colour >> 8) & 255, colour & 255)
      to = (red << 16) | (green << 8) | blue
      turned.set(colour, to)
    }
    pixels[at] = to >> 16
    pixels[at + 1] = (to >> 8) & 255
    pixels[at + 2] = to & 255
  }
}
