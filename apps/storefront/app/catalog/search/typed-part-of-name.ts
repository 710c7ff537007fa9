type NamePiece = { text: string; isTyped: boolean }

/** Splits a name into what was typed and what was not; the latter is shown bold because it is what the suggestion adds. */
export function splitTyped(name: string, typed: string): NamePiece[] {
  const words = fold(typed).split(/\s+/).filter(Boolean)
  const isTyped = markTyped(fold(name), words)
  const pieces: NamePiece[] = []
  for (const [at, character] of [...name].entries()) {
    const last = pieces.at(-1)
    if (last && last.isTyped === isTyped[at]) last.text += character
    else pieces.push({ text: character, isTyped: isTyped[at] ?? false })
  }
  return pieces
}

/** One flag for each character: whether it is in a typed word that begins a word of the name. */
function markTyped(name: string, words: readonly string[]): boolean[] {
  const characters = [...name]
  const marks = characters.map(() => false)
  for (const word of words) {
    for (const start of characters.keys()) {
      const isWordStart = start === 0 || !/[\p{L}\p{N}]/u.test(characters[start - 1] ?? '')
      if (isWordStart && characters.slice(start).join('').startsWith(word))
        marks.fill(true, start, start + [...word].length)
    }
  }
  return marks
}

/** Without case and accents, character by character: 'Ẹwà' is found by 'ewa'. */
const fold = (text: string): string =>
  [...text].map((character) => [...character.normalize('NFD').toLowerCase()][0] ?? character).join('')
