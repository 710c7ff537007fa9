import { createHash } from 'node:crypto'
import type { addToCart as contract } from '@ahia/contracts/cart'
import type { AccountId, CartLineId } from '@ahia/contracts/ids'
import { MAX_CART_QUANTITY } from '@ahia/contracts/limits'
import type { ProductChoice } from '@ahia/contracts/shapes/choice'
import { lineKey } from '@ahia/rules/cart/cart-line'
import type { z } from 'zod'
import { holdAccount } from '#accounts/hold-account.ts'
import { type GetChoice, getChoiceIn } from '#catalog/choices/get-choice.ts'
import { listHeldFor } from '#catalog/stock/list-held-for.ts'
import { invalidInput } from '#platform/http/http.errors.ts'
import { newId } from '#platform/ids.ts'
import type { Db, Reader, Writer } from '#tables.ts'
import { outOfStock } from './cart.errors.ts'
import {
  countOfThing,
  findLineOfChoice,
  listLineIdsOf,
  type NewCartLine,
  type Thing,
} from './cart-lines.sql.ts'
import { addToLine } from './change-lines.sql.ts'
import { listFaults, mostOf, priceOfOne } from './choice.rules.ts'
import { recordMerge } from './merged-lines.sql.ts'

type Added = z.output<typeof contract.data>
type AddToCartInput = ProductChoice & { accountId: AccountId; quantity: number }
export type AddToCartDeps = { db: Db; getChoiceNow: GetChoice }
type AddDeps = { writer: Writer; getChoice: GetChoice }
type GuestLine = { guestLineId: string; quantity: number }

/** CART-02: adds to the customer's cart. With `guestLineId` (CART-04) it is idempotent. */
export function addToCart(
  { db, getChoiceNow }: AddToCartDeps,
  { guestLineId, ...input }: AddToCartInput & { guestLineId?: string | undefined },
): Promise<Added> {
  if (guestLineId === undefined)
    return db.statement((writer) => add({ writer, getChoice: getChoiceNow }, input, 0))
  return mergeLine(db, input, { guestLineId, quantity: input.quantity })
}

/** K18: one transaction records the merged guest line and adds its quantity. */
function mergeLine(db: Db, input: AddToCartInput, guestLine: GuestLine): Promise<Added> {
  return db.transaction(async (tx) => {
    await holdAccount(tx, input.accountId)
    const before = await recordMerge(tx, { accountId: input.accountId, ...guestLine })
    const quantity = guestLine.quantity - before
    return quantity > 0
      ? add({ writer: tx, getChoice: getChoiceIn(tx) }, { ...input, quantity }, before)
      : getMerged(tx, input)
  })
}

/** The line as it is now: after the first merge the customer may have changed or removed it, and that stays. */
async function getMerged(reader: Reader, input: AddToCartInput): Promise<Added> {
  const line = await findLineOfChoice(reader, keyOf(input))
  return { itemId: line?.id ?? null, quantity: line?.removedAt === null ? line.quantity : 0 }
}

/** T6: price and stock come from the catalogue, never from the browser. */
async function add({ writer, getChoice }: AddDeps, input: AddToCartInput, before: number): Promise<Added> {
  const priced = await getChoice(input)
  const faults = listFaults(input, priced)
  if (faults.length > 0) throw invalidInput(faults)
  const most = mostOf(priced)
  const line = {
    ...keyOf(input),
    id: newId<CartLineId>(),
    variantId: input.selectedVariantId,
    optionId: input.selectedOptionId,
    addOns: [...input.selectedAddOns],
    quantity: input.quantity,
    priceKobo: priceOfOne(input, priced),
  }
  const added = (await addToLine(writer, line, most)) ?? (await addWithHeld(writer, line, { most, before }))
  return { itemId: added.id, quantity: added.quantity }
}

/** CHK-07: items that the customer's own checkout holds are still available to them. */
async function addWithHeld(
  writer: Writer,
  line: NewCartLine,
  { most, before }: { most: number; before: number },
) {
  const held = await listHeldFor(writer, await listLineIdsOf(writer, line))
  const own = Math.min(
    most + [...held.values()].reduce((total, quantity) => total + quantity, 0),
    MAX_CART_QUANTITY,
  )
  const added = own > most ? await addToLine(writer, line, own) : null
  if (!added) throw await tooMany(writer, line, { most: own, before })
  return added
}

async function tooMany(reader: Reader, thing: Thing, { most, before }: { most: number; before: number }) {
  const inCart = await countOfThing(reader, thing)
  const more = Math.max(0, most - inCart)
  return outOfStock({ available: most, inCart, addable: more === 0 ? 0 : before + more })
}

const keyOf = ({ accountId, ...choice }: AddToCartInput) => ({
  accountId,
  productId: choice.productId,
  choiceHash: createHash('sha256').update(lineKey(choice)).digest(),
})
