/** CART-13: the characters shown on small screens. */
export const MOST_OF_LABEL = 15
export const MOST_OF_ADD_ON = 8

/** CART-13: counted in code points, so that no surrogate pair is cut in two. */
export function cutAt(text: string, most: number): string {
  const characters = [...text]
  return characters.length > most ? `${characters.slice(0, most).join('').trimEnd()}…` : text
}
