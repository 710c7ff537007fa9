/** Letters that are not written with a mark of their own, so that taking marks away leaves them. */
const WHOLE_LETTERS = new Map(Object.entries({ ƙ: 'k', ɗ: 'd', ɓ: 'b', ƴ: 'y', ø: 'o', ł: 'l' }))

export const replaceWholeLetters = (lowerCase: string): string =>
  lowerCase.replace(/[ƙɗɓƴøł]/g, (letter) => WHOLE_LETTERS.get(letter) ?? letter)

const TOKEN = /\d+(?:[.,]\d+)*|[a-z]+/g

/** Lower case, without marks; numbers without their thousands separators; '5kg' in two. */
export function tokenise(text: string): string[] {
  const plain = replaceWholeLetters(text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()).replace(
    /['’]s?\b/g,
    '',
  )
  return [...plain.matchAll(TOKEN)].map(([token]) =>
    token.replaceAll(/,(?=\d{3}\b)/g, '').replaceAll(',', '.'),
  )
}
