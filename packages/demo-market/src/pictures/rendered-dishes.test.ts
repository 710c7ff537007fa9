import sharp from 'sharp'
import { expect, test } from 'vitest'
import { demoShops } from '../demo-shops.ts'
import { listRendered, renderedPicturesOf } from './rendered-pictures.ts'

const COLOURS = ['green', 'red', 'yellow', 'dark'] as const
type Colour = (typeof COLOURS)[number]

const SIDE = 120
/** What a shopper must see of it, as the least share of the whole picture. */
const LOOKS: Record<string, Partial<Record<Colour, number>>> = {
  'Party jollof rice, large bowl': { red: 0.15 },
  'Abula: amala, gbegiri and ewedu': { green: 0.03, yellow: 0.03 },
  'Ofada rice and ayamase in ewe eran': { green: 0.04 },
  'Ofe onugbu with pounded yam': { dark: 0.025, green: 0.01 },
  'Okpa, hot, pack of 4': { yellow: 0.05, green: 0.1 },
}

const IS: Record<Colour, (hue: number, strength: number, light: number) => boolean> = {
  green: (hue, strength) => hue > 60 && hue < 170 && strength > 0.3,
  red: (hue, strength) => (hue < 28 || hue > 345) && strength > 0.6,
  yellow: (hue, strength) => hue > 38 && hue < 60 && strength > 0.45,
  dark: (_hue, _strength, light) => light < 0.35,
}

const files = await listRendered()

async function heroOf(name: string): Promise<string> {
  const product = demoShops.flatMap(({ products }) => products).find((one) => one.name === name)
  if (!product) throw new Error(`${name} is no longer sold`)
  const [hero] = await renderedPicturesOf(files, 'FOOD', product)
  if (!hero) throw new Error(`${name} has no rendered picture`)
  return hero.file
}

async function shareOf(file: string, colour: Colour): Promise<number> {
  const pixels = await sharp(file).resize(SIDE, SIDE).removeAlpha().raw().toBuffer()
  const found = Array.from({ length: SIDE * SIDE }, (_, at) => {
    const [red = 0, green = 0, blue = 0] = pixels.subarray(3 * at, 3 * at + 3)
    return IS[colour](...toHue(red, green, blue))
  })
  return found.filter(Boolean).length / found.length
}

function toHue(red: number, green: number, blue: number): [hue: number, strength: number, light: number] {
  const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)]
  const span = most - least || 1
  const turn =
    most === red
      ? ((green - blue) / span + 6) % 6
      : most === green
        ? (blue - red) / span + 2
        : (red - green) / span + 4
  return [turn * 60, most === 0 ? 0 : (most - least) / most, most / 255]
}

test.for(Object.entries(LOOKS))('PIC-09 a dish looks like that dish: %s', async ([name, least]) => {
  const file = await heroOf(name)

  const missed: string[] = []
  for (const colour of COLOURS) {
    const [wanted = 0, found] = [least[colour], await shareOf(file, colour)]
    if (found < wanted) missed.push(`${colour}: ${found.toFixed(2)} of ${wanted}`)
  }
  expect(missed).toEqual([])
})
