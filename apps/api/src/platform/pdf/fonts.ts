import { readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { openWoff } from './open-woff.ts'

const SUBSETS = ['latin', 'latin-ext', 'vietnamese'] as const
const WEIGHTS = [400, 800] as const

type Subset = (typeof SUBSETS)[number]
export type Weight = (typeof WEIGHTS)[number]
type FontName = `${Subset}-${Weight}`

const folder = path.dirname(fileURLToPath(import.meta.resolve('@fontsource/plus-jakarta-sans/package.json')))
let loaded: { name: FontName; file: Buffer }[] | null = null

/** Our own type comes in files for parts of Unicode, each with the letters that the others leave out. */
export function listFonts(): readonly { name: FontName; file: Buffer }[] {
  loaded ??= SUBSETS.flatMap((subset) => WEIGHTS.map((weight) => readFont(`${subset}-${weight}`)))
  return loaded
}

const readFont = (name: FontName) => ({
  name,
  file: openWoff(readFileSync(path.join(folder, `files/plus-jakarta-sans-${name}-normal.woff`))),
})

// Vietnamese letters with dots below are the Igbo and Yoruba ones too: ị, ọ, ụ, ẹ.
const LETTERS: readonly { subset: Subset; from: number; to: number }[] = [
  { subset: 'latin', from: 0x00, to: 0xff },
  { subset: 'latin', from: 0x2000, to: 0x206f },
  { subset: 'vietnamese', from: 0x300, to: 0x329 },
  { subset: 'vietnamese', from: 0x1ea0, to: 0x1ef9 },
]

export type Run = { text: string; font: FontName }

/** Splits a text into runs that one font file covers each; the naira sign is in another file than the digits. */
export function toRuns(text: string, weight: Weight): Run[] {
  const runs: Run[] = []
  for (const letter of text.normalize('NFC')) {
    const font: FontName = `${subsetOf(letter)}-${weight}`
    const last = runs.at(-1)
    if (last?.font === font) last.text += letter
    else runs.push({ text: letter, font })
  }
  return runs
}

function subsetOf(letter: string): Subset {
  const code = letter.codePointAt(0) ?? 0
  return LETTERS.find(({ from, to }) => code >= from && code <= to)?.subset ?? 'latin-ext'
}
