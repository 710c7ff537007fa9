import type { Token } from './read-tokens.ts'

type Piece = { kind: 'gap' | 'word' | 'string' | 'regex' | 'mark'; text: string }

const GAP = /\s+|\/\/.*|\/\*[\s\S]*?\*\//y
const WORD = /[\p{L}\p{N}_$]+/uy
// A quote right behind a letter is an apostrophe in markup (Don't), unless a keyword stands there.
const STRING =
  /(?:(?<![\p{L}\p{N}])|(?<=\b(?:from|import|return|case)))'(?:[^'\\\n]|\\[\s\S])*'|"(?:[^"\\\n]|\\[\s\S])*"/uy
const REGEX = /\/(?![*/>])(?:[^\\/[\n]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\/[a-z]*/y

const WORDS_BEFORE_A_REGEX = ['return', 'typeof', 'case', 'of', 'in', 'await', 'yield', 'throw', 'else', 'do']
// Behind these a slash divides, or belongs to a tag: `</b>`, `{a} / {b}`.
const MARKS_BEFORE_A_SLASH = [')', ']', '}', '<']

/** The next piece of source: blanks and comments as one gap, a string or a regex whole, else one mark. */
export function nextPiece(source: string, at: number, before: Token | undefined): Piece {
  const gap = match(GAP, source, at)
  if (gap) return { kind: 'gap', text: gap }
  const word = match(WORD, source, at)
  if (word) return { kind: 'word', text: word }
  const quoted = match(STRING, source, at)
  if (quoted) return { kind: 'string', text: quoted }
  const regex = canStartRegex(before) ? match(REGEX, source, at) : null
  if (regex) return { kind: 'regex', text: regex }
  return { kind: 'mark', text: source.charAt(at) }
}

function canStartRegex(before: Token | undefined): boolean {
  if (!before) return true
  if (before.kind === 'word') return WORDS_BEFORE_A_REGEX.includes(before.text)
  return before.kind === 'mark' && !MARKS_BEFORE_A_SLASH.includes(before.text)
}

function match(pattern: RegExp, source: string, at: number): string | null {
  pattern.lastIndex = at
  return pattern.exec(source)?.[0] ?? null
}
