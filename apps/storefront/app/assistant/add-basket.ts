import { messageOf } from '@ahia/contracts/api-error'
import type { ShownLine } from './shown.ts'

/** CHAT-11: puts all lines into the cart, one after the other; says which could not be added, and why. */
export async function addBasket(
  lines: readonly ShownLine[],
  addToCart: (line: ShownLine) => Promise<void>,
): Promise<{ line: ShownLine; reason: string }[]> {
  const leftOut: { line: ShownLine; reason: string }[] = []
  for (const line of lines) {
    try {
      await addToCart(line)
    } catch (error) {
      leftOut.push({ line, reason: messageOf(error, 'Failed to add item to cart') })
    }
  }
  return leftOut
}
