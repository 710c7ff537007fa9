type Piece = { text: string; isTyped: boolean }

/** A name in pieces: what was typed of it, and what was not, which is shown bold as it is the news. */
export function splitTyped(name: string, typed: string): Piece[] {
  const words = fold(typed).split(/\s+/).filter(Boolean)
  const isTyped = markTyped(fold(name), words)
  const pieces: Piece[] = []
  for (const [at, letter] of [...name].entries()) {
    const last = pieces.at(-1)
    if (last && last.isTyped === isTyped[at]) last.text += letter
    else pieces.push({ text: letter, isTyped: isTyped[at] ?? false })
  }
  return pieces
}

/** One flag for each letter: whether it is in a typed word that begins a word of the name. */
function markTyped(name: string, words: readonly string[]): boolean[] {
  const letters = [...name]
  const marks = letters.map(() => false)
  for (const word of words) {
    for (const start of letters.keys()) {
      const isWordStart = start === 0 || !/[\p{L}\p{N}]/u.test(letters[start - 1] ?? '')
      if (isWordStart && letters.slice(start).join('').startsWith(word))
        marks.fill(true, start, start + [...word].length)
    }
  }
  return marks
}

/** Without case and accents, letter for letter: 'Ẹwà' is found by 'ewa'. */
const fold = (text: string): string =>
  [...text].map((letter) => [...letter.normalize('NFD').toLowerCase()][0] ?? letter).join('')
