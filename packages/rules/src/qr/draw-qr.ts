import { correctionOf } from './error-correction.ts'

// One size is enough for what we sign: version 6 of ISO/IEC 18004 with the lowest error correction and mask 0.
const SIZE = 41
const DATA_BYTES = 136
const BLOCKS = 2
const CORRECTION_BYTES = 18
const FORMAT = 0x77c4 // level L, mask 0
/** Mode and length take twelve bits, the end four. */
export const MAX_QR_BYTES = DATA_BYTES - 2

/** Rows of squares; true is dark. */
export type Qr = readonly (readonly boolean[])[]

/** Draws a text of at most `MAX_QR_BYTES` bytes. */
export function drawQr(text: string): Qr {
  const grid = new Grid()
  grid.drawPatterns()
  grid.drawData(toCodewords(new TextEncoder().encode(text)))
  return grid.rows
}

/** As an SVG path, one unit per square. */
export function qrPath(qr: Qr): string {
  return qr
    .flatMap((row, y) => runsOf(row).map(({ from, length }) => `M${from} ${y}h${length}v1h-${length}z`))
    .join('')
}

type Run = { from: number; length: number }

/** The dark stretches of a row. */
function runsOf(row: readonly boolean[]): Run[] {
  const runs: Run[] = []
  for (const [x, isDark] of row.entries()) {
    const last = runs.at(-1)
    if (!isDark) continue
    if (last && last.from + last.length === x) last.length += 1
    else runs.push({ from: x, length: 1 })
  }
  return runs
}

/** The text with its length and padding, in blocks whose bytes alternate, and then their corrections. */
function toCodewords(text: Uint8Array): number[] {
  if (text.length > MAX_QR_BYTES)
    throw new RangeError(`A QR of ours holds ${MAX_QR_BYTES} bytes, not ${text.length}`)
  const data = [0x40 | (text.length >>> 4)]
  let carried = text.length & 0x0f
  for (const byte of text) {
    data.push((carried << 4) | (byte >>> 4))
    carried = byte & 0x0f
  }
  data.push(carried << 4)
  for (let pad = 0xec; data.length < DATA_BYTES; pad ^= 0xec ^ 0x11) data.push(pad)
  const each = DATA_BYTES / BLOCKS
  const blocks = Array.from({ length: BLOCKS }, (_, place) => data.slice(place * each, (place + 1) * each))
  return [...alternate(blocks), ...alternate(blocks.map((block) => correctionOf(block, CORRECTION_BYTES)))]
}

const alternate = (blocks: readonly number[][]): number[] =>
  (blocks[0] ?? []).flatMap((_, place) => blocks.map((block) => block[place] ?? 0))

class Grid {
  readonly rows = Array.from({ length: SIZE }, () => Array.from({ length: SIZE }, () => false))
  readonly #fixed = Array.from({ length: SIZE }, () => Array.from({ length: SIZE }, () => false))

  drawPatterns(): void {
    for (let place = 0; place < SIZE; place += 1) {
      this.#fix(6, place, place % 2 === 0)
      this.#fix(place, 6, place % 2 === 0)
    }
    for (const [x, y] of [
      [3, 3],
      [SIZE - 4, 3],
      [3, SIZE - 4],
    ] as const)
      this.#drawSquares(x, y, { reach: 4, isDark: (distance) => distance !== 2 && distance !== 4 })
    this.#drawSquares(SIZE - 7, SIZE - 7, { reach: 2, isDark: (distance) => distance !== 1 })
    this.#drawFormat()
  }

  /** In columns of two from the right, up and down in turns, around what is fixed. */
  drawData(codewords: readonly number[]): void {
    let bit = 0
    for (let right = SIZE - 1; right >= 1; right -= 2) {
      if (right === 6) right = 5
      for (let step = 0; step < SIZE * 2; step += 1) {
        const x = right - (step % 2)
        const row = Math.floor(step / 2)
        const y = ((right + 1) & 2) === 0 ? SIZE - 1 - row : row
        if (this.#fixed[y]?.[x]) continue
        const isSet = (((codewords[bit >>> 3] ?? 0) >>> (7 - (bit & 7))) & 1) === 1
        this.#set(x, y, isSet !== ((x + y) % 2 === 0))
        bit += 1
      }
    }
  }

  #drawSquares(
    x: number,
    y: number,
    { reach, isDark }: { reach: number; isDark: (distance: number) => boolean },
  ): void {
    for (let dy = -reach; dy <= reach; dy += 1)
      for (let dx = -reach; dx <= reach; dx += 1)
        this.#fix(x + dx, y + dy, isDark(Math.max(Math.abs(dx), Math.abs(dy))))
  }

  #drawFormat(): void {
    const bit = (place: number): boolean => ((FORMAT >>> place) & 1) === 1
    for (let place = 0; place <= 5; place += 1) this.#fix(8, place, bit(place))
    this.#fix(8, 7, bit(6))
    this.#fix(8, 8, bit(7))
    this.#fix(7, 8, bit(8))
    for (let place = 9; place < 15; place += 1) this.#fix(14 - place, 8, bit(place))
    for (let place = 0; place < 8; place += 1) this.#fix(SIZE - 1 - place, 8, bit(place))
    for (let place = 8; place < 15; place += 1) this.#fix(8, SIZE - 15 + place, bit(place))
    this.#fix(8, SIZE - 8, true)
  }

  #fix(x: number, y: number, isDark: boolean): void {
    this.#set(x, y, isDark)
    const row = this.#fixed[y]
    if (row && x >= 0 && x < SIZE) row[x] = true
  }

  #set(x: number, y: number, isDark: boolean): void {
    const row = this.rows[y]
    if (row && x >= 0 && x < SIZE) row[x] = isDark
  }
}
