import type { removeFromCart } from '@ahia/contracts/cart'
import type { AccountId, CartLineId } from '@ahia/contracts/ids'
import { isSameLine } from '@ahia/rules/cart/cart-line'
import type { z } from 'zod'
import { type Fault, invalidInput } from '#platform/http/http.errors.ts'
import type { Reader } from '#tables.ts'
import { ambiguousLine, cartItemNotFound } from './cart.errors.ts'
import { type CartLine, findLine, listLinesOf } from './cart-lines.sql.ts'

/** How a request names a line: by its id, or by the choice, where omitted fields match anything. */
type LineName = z.output<typeof removeFromCart.body>
export type Named = { accountId: AccountId; name: LineName }

/**
 * Finds the named line, in the cart or removed. Throws for one that never was in this account's cart (T5: the same for an
 * unknown line and another customer's), for a choice that matches several, and for an id whose line has a different choice.
 */
export async function getNamedLine(reader: Reader, { accountId, name }: Named): Promise<CartLineId> {
  const { itemId, productId } = name
  if (itemId !== undefined) {
    const line = await findLine(reader, { accountId, itemId })
    if (!line) throw cartItemNotFound()
    const wrong = listDisagreements(line, name)
    if (wrong.length > 0) throw invalidInput(wrong.map(toFault))
    return line.id
  }
  if (productId === undefined) throw cartItemNotFound()
  const known = await listLinesOf(reader, { accountId, productId })
  const lines = known.filter((line) => listDisagreements(line, name).length === 0)
  if (lines.filter(({ removedAt }) => removedAt === null).length > 1) throw ambiguousLine()
  const [line] = lines
  if (!line) throw cartItemNotFound()
  return line.id
}

const FIELDS = ['productId', 'selectedVariantId', 'selectedOptionId', 'selectedAddOns'] as const
type Field = (typeof FIELDS)[number]

/** The fields of the request that do not match the line. */
function listDisagreements({ productId, variantId, optionId, addOns }: CartLine, name: LineName): Field[] {
  const own = { productId, selectedVariantId: variantId, selectedOptionId: optionId, selectedAddOns: addOns }
  // Compared as keys, as the order of add-ons does not matter.
  return FIELDS.filter(
    (field) => name[field] !== undefined && !isSameLine(own, { ...own, [field]: name[field] }),
  )
}

const toFault = (path: Field): Fault => ({
  path,
  rule: 'disagrees',
  message: 'This item has changed. Refresh your cart and try again.',
})
