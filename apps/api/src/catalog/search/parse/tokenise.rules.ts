/** Letters that are not written with a mark of their own, so that taking marks away leaves them. */
const WHOLE_LETTERS = new Map(Object.entries({ ƙ: 'k', ɗ: 'd', ɓ: 'b', ƴ: 'y', ø: 'o', ł: 'l' }))

const TOKEN = /\d+(?:[.,]\d+)*|[a-z]+/g

/** Lower case, without marks; numbers without their thousands separators; '5kg' in two. */
export function tokenise(text: string): string[] {
  const plain = text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[ƙɗɓƴøł]/g, (letter) => WHOLE_LETTERS.get(letter) ?? letter)
    .replace(/['’]s?\b/g, '')
  return [...plain.matchAll(TOKEN)].map(([token]) =>
    token.replaceAll(/,(?=\d{3}\b)/g, '').replaceAll(',', '.'),
  )
}
