import type { Weight } from './fonts.ts'

/** A run of text in one weight. */
export type Piece = { text: string; weight: Weight }
export type Line = readonly Piece[]

type Fits = (line: Line) => boolean

/** Breaks a text between its words, and a word only where it is wider than a whole line. */
export function toLines(pieces: readonly Piece[], fits: Fits): Line[] {
  const lines: Line[] = []
  let line: Line = []
  for (const word of toWords(pieces).flatMap((one) => cut(one, fits))) {
    const longer = line.length === 0 ? word : join(line, spaced(word))
    if (fits(longer)) line = longer
    else {
      lines.push(line)
      line = word
    }
  }
  return [...lines, line]
}

/** The text between two spaces, in any weights. */
function toWords(pieces: readonly Piece[]): Line[] {
  const words: Line[] = []
  let word: Line = []
  const end = () => {
    if (word.length > 0) words.push(word)
    word = []
  }
  for (const { text, weight } of pieces)
    for (const [at, part] of text.split(/\s+/).entries()) {
      if (at > 0) end()
      if (part !== '') word = join(word, [{ text: part, weight }])
    }
  end()
  return words
}

/** A word that is wider than the page is cut, as it must not run off it. */
function cut(word: Line, fits: Fits): Line[] {
  if (fits(word)) return [word]
  const parts: Line[] = []
  let part: Line = []
  for (const { text, weight } of word)
    for (const letter of text) {
      const longer = join(part, [{ text: letter, weight }])
      if (part.length > 0 && !fits(longer)) {
        parts.push(part)
        part = [{ text: letter, weight }]
      } else part = longer
    }
  return [...parts, part]
}

/** The gap takes the weight of what follows it. */
const spaced = ([first, ...rest]: Line): Line =>
  first ? [{ ...first, text: ` ${first.text}` }, ...rest] : []

/** One after the other; where they meet in one weight, they are one piece. */
function join(one: Line, other: Line): Line {
  const [last, first] = [one.at(-1), other[0]]
  if (last === undefined || first?.weight !== last.weight) return [...one, ...other]
  return [...one.slice(0, -1), { text: last.text + first.text, weight: last.weight }, ...other.slice(1)]
}
