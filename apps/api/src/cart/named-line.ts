import type { removeFromCart } from '@ahia/contracts/cart'
import type { AccountId, CartLineId } from '@ahia/contracts/ids'
import { isSameLine } from '@ahia/rules/cart-line'
import type { z } from 'zod'
import { invalidInput } from '#platform/http/http.errors.ts'
import type { Reader } from '#tables.ts'
import { ambiguousLine, cartItemNotFound } from './cart.errors.ts'
import { type CartLine, findLine, listLinesOf } from './cart-lines.sql.ts'

/** How a request names a line: by its id, or by what was chosen, of which whatever is left out may be anything. */
type LineName = z.output<typeof removeFromCart.body>
export type Named = { accountId: AccountId; name: LineName }

/**
 * Which line is meant, in the cart or taken out. Refuses one that never was in this account's cart (T5: alike for an
 * unknown and a stranger's), a name that fits several, and an id of a line that holds something else than is said.
 */
export async function getNamedLine(reader: Reader, { accountId, name }: Named): Promise<CartLineId> {
  const { itemId, productId } = name
  if (itemId !== undefined) {
    const line = await findLine(reader, { accountId, itemId })
    if (!line) throw cartItemNotFound()
    if (!fits(line, name)) throw disagreement()
    return line.id
  }
  if (productId === undefined) throw cartItemNotFound()
  const lines = (await listLinesOf(reader, { accountId, productId })).filter((line) => fits(line, name))
  if (lines.filter(({ removedAt }) => removedAt === null).length > 1) throw ambiguousLine()
  const [line] = lines
  if (!line) throw cartItemNotFound()
  return line.id
}

function fits({ productId, variantId, optionId, addOns }: CartLine, name: LineName): boolean {
  const own = {
    productId,
    selectedVariantId: variantId,
    selectedOptionId: optionId,
    selectedAddOns: addOns,
  }
  // The order of add-ons says nothing, so lists are not compared by hand.
  return isSameLine(own, {
    productId: name.productId ?? productId,
    selectedVariantId: name.selectedVariantId === undefined ? variantId : name.selectedVariantId,
    selectedOptionId: name.selectedOptionId === undefined ? optionId : name.selectedOptionId,
    selectedAddOns: name.selectedAddOns ?? addOns,
  })
}

const disagreement = () =>
  invalidInput([{ path: 'productId', rule: 'disagrees', message: 'is not what the item holds' }])
