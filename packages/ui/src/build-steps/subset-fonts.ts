/// <reference path="./subset-font.d.ts" />
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import subsetFont, { type SubsetOptions } from 'subset-font'
import { isNewer } from './is-newer.ts'

const OUTPUT_FOLDER = new URL('../../.generated/fonts/', import.meta.url)
const PACKAGE = '@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans'

// The packaged files split our characters badly: the naira sign of one price would load the whole of latin-ext, tens of
// kilobytes for one glyph.
const FONTS = [
  { name: 'core', source: 'latin', text: `${range(0x20, 0x7e)}${range(0xa0, 0xff)}–—‘’“”…•×€™−` },
  { name: 'naira', source: 'latin-ext', text: '₦ṢṣṄṅ' },
  { name: 'igbo', source: 'vietnamese', text: 'ẸẹỌọỊịỤụ' },
] as const

// Kerning, joined accents, tabular figures, and the weights we use: the rest of the axis and the decorative alternates
// would add 8 kB for nothing.
const OPTIONS = {
  targetFormat: 'woff2',
  variationAxes: { wght: { min: 400, max: 800 } },
  keepFeatures: ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'tnum'],
  noHinting: true,
} as const satisfies SubsetOptions

type Font = (typeof FONTS)[number]

/** Builds the three font files that pages use; does nothing while they are newer than their sources. */
export async function subsetFonts(): Promise<void> {
  await mkdir(OUTPUT_FOLDER, { recursive: true })
  await Promise.all(FONTS.map(subsetOne))
}

async function subsetOne({ name, source, text }: Font): Promise<void> {
  const from = createRequire(import.meta.url).resolve(`${PACKAGE}-${source}-wght-normal.woff2`)
  const to = new URL(`${name}.woff2`, OUTPUT_FOLDER)
  // This file is a source too: another character above means other fonts.
  if (await isNewer(to, [from, fileURLToPath(import.meta.url)])) return
  await writeFile(to, await subsetFont(await readFile(from), text, OPTIONS))
}

function range(first: number, last: number): string {
  return Array.from({ length: last - first + 1 }, (_, step) => String.fromCodePoint(first + step)).join('')
}
