export type Rgb = readonly [red: number, green: number, blue: number]

const LINEAR = Float64Array.from({ length: 256 }, (_, value) => {
  const share = value / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
})
const STEPS = 4096
const ENCODED = Uint8Array.from({ length: STEPS + 1 }, (_, step) => {
  const share = step / STEPS
  return Math.round(255 * (share <= 0.0031308 ? share * 12.92 : 1.055 * share ** (1 / 2.4) - 0.055))
})
const linear = (value: number): number => LINEAR[value] ?? 0
const encoded = (share: number): number => ENCODED[Math.round(Math.min(1, Math.max(0, share)) * STEPS)] ?? 0

/** Turns colours in OKLab, where equal steps look equal. What no screen can show is made paler until it can. */
export function hueTurner(degrees: number): (red: number, green: number, blue: number) => Rgb {
  const cos = Math.cos((degrees * Math.PI) / 180)
  const sin = Math.sin((degrees * Math.PI) / 180)
  return (red, green, blue) => {
    const [light, a, b] = toOklab(linear(red), linear(green), linear(blue))
    const [turnedA, turnedB] = [a * cos - b * sin, a * sin + b * cos]
    return toScreen(light + brighter(a, b, turnedA, turnedB), turnedA, turnedB)
  }
}

// How light each hue is at its most vivid, every 30 degrees from 0: yellow is light, blue is dark.
const VIVID_LIGHT = [0.65, 0.63, 0.75, 0.92, 0.9, 0.87, 0.88, 0.85, 0.6, 0.46, 0.55, 0.68]
const FOLLOWED = 0.5
const COLOURFUL = 0.1

/** A dark blue turned to orange would be mud, so a colour goes part of the way to where its new hue is vivid. */
function brighter(a: number, b: number, turnedA: number, turnedB: number): number {
  const strength = Math.min(1, Math.sqrt(a * a + b * b) / COLOURFUL)
  return strength * FOLLOWED * (vividLight(turnedA, turnedB) - vividLight(a, b))
}

function vividLight(a: number, b: number): number {
  const place = (Math.atan2(b, a) / (2 * Math.PI) + 1) * 12
  const before = VIVID_LIGHT[Math.floor(place) % 12] ?? 0
  const after = VIVID_LIGHT[Math.floor(place + 1) % 12] ?? 0
  return before + (after - before) * (place % 1)
}

/** '#3f3ba5', turned. */
export function turnHex(hex: string, degrees: number): string {
  const value = Number.parseInt(hex.slice(1), 16)
  const turned = hueTurner(degrees)((value >> 16) & 255, (value >> 8) & 255, value & 255)
  return `#${turned.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}

function toScreen(light: number, a: number, b: number): Rgb {
  let chroma = 1
  let channels = toLinear(light, a, b)
  while (chroma > 0.2 && channels.some((channel) => channel < -0.002 || channel > 1.002)) {
    chroma *= 0.93
    channels = toLinear(light, a * chroma, b * chroma)
  }
  const [red, green, blue] = channels
  return [encoded(red), encoded(green), encoded(blue)]
}

// The two matrices of OKLab, as Björn Ottosson published them.
function toOklab(red: number, green: number, blue: number): Rgb {
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

function toLinear(light: number, a: number, b: number): Rgb {
  const l = (light + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (light - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (light - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
}
