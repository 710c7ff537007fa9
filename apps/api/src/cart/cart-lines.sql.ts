import type { AccountId, AddOnId, CartLineId, OptionId, ProductId, VariantId } from '@ahia/contracts/ids'
import { MAX_CART_LINES } from '@ahia/contracts/limits'
import type { Kobo } from '@ahia/money/kobo'
import { sql } from 'kysely'
import type { Reader } from '#tables.ts'

export type CartLine = {
  id: CartLineId
  productId: ProductId
  variantId: VariantId | null
  optionId: OptionId | null
  addOns: { addOnId: AddOnId; quantity: number }[]
  quantity: number
  priceKobo: Kobo
  addedAt: Date
  removedAt: Date | null
}

export type NewCartLine = Omit<CartLine, 'addedAt' | 'removedAt'> & {
  accountId: AccountId
  choiceHash: Buffer
}

const columns = sql`
  id, product_id as "productId", variant_id as "variantId", option_id as "optionId", add_ons as "addOns", quantity,
  price_kobo as "priceKobo", added_at as "addedAt", removed_at as "removedAt"`

/** More than anyone removes in a month of normal shopping; a daily job deletes older ones beyond it. */
export const MAX_REMOVED = 1_000

/** What has a stock of its own: a product with its variant and option, whatever the add-ons. */
export type Thing = Pick<NewCartLine, 'accountId' | 'productId' | 'variantId' | 'optionId'>

export const isInCart = ({ accountId, productId, variantId, optionId }: Thing) => sql`
  account_id = ${accountId} and product_id = ${productId} and removed_at is null
  and variant_id is not distinct from ${variantId}::uuid and option_id is not distinct from ${optionId}::uuid`

/** Lines in the cart, oldest first. */
export async function listLines(reader: Reader, accountId: AccountId): Promise<CartLine[]> {
  const { rows } = await sql<CartLine>`
    select ${columns} from cart_lines where account_id = ${accountId} and removed_at is null
    order by added_at, id limit ${sql.lit(MAX_CART_LINES)}`.execute(reader)
  return rows
}

/** Lines in the cart and the latest removed ones, newest first. */
export async function listRetainedLines(reader: Reader, accountId: AccountId): Promise<CartLine[]> {
  const { rows } = await sql<CartLine>`
    (select ${columns} from cart_lines where account_id = ${accountId} and removed_at is null
     order by added_at, id limit ${sql.lit(MAX_CART_LINES)})
    union all
    (select ${columns} from cart_lines where account_id = ${accountId} and removed_at is not null
     order by removed_at desc, id desc limit ${sql.lit(MAX_REMOVED)})
    order by "addedAt" desc, id desc`.execute(reader)
  return rows
}

/** In all lines that have it. */
export async function countOfThing(reader: Reader, thing: Thing): Promise<number> {
  const { rows } = await sql<{ items: number }>`
    select coalesce(sum(quantity), 0)::integer as items from cart_lines
    where ${isInCart(thing)}`.execute(reader)
  return rows[0]?.items ?? 0
}

/** Of all lines in the cart that have it. */
export async function listLineIdsOf(reader: Reader, thing: Thing): Promise<CartLineId[]> {
  const { rows } = await sql<{ id: CartLineId }>`
    select id from cart_lines where ${isInCart(thing)}`.execute(reader)
  return rows.map(({ id }) => id)
}

/** Only this account's lines, in the cart or removed. */
export async function findLine(
  reader: Reader,
  { accountId, itemId }: { accountId: AccountId; itemId: CartLineId },
): Promise<CartLine | null> {
  const { rows } = await sql<CartLine>`
    select ${columns} from cart_lines where id = ${itemId} and account_id = ${accountId}`.execute(reader)
  return rows[0] ?? null
}

/** Lines of one product: those in the cart first, then the latest removed. */
export async function listLinesOf(
  reader: Reader,
  { accountId, productId }: { accountId: AccountId; productId: ProductId },
): Promise<CartLine[]> {
  const { rows } = await sql<CartLine>`
    (select ${columns} from cart_lines
     where account_id = ${accountId} and product_id = ${productId} and removed_at is null)
    union all
    (select ${columns} from cart_lines
     where account_id = ${accountId} and product_id = ${productId} and removed_at is not null)
    order by "removedAt" desc nulls first, id desc limit ${sql.lit(MAX_REMOVED)}`.execute(reader)
  return rows
}

/** The line with this choice: the one in the cart, else the latest removed. */
export async function findLineOfChoice(
  reader: Reader,
  { accountId, productId, choiceHash }: Pick<NewCartLine, 'accountId' | 'productId' | 'choiceHash'>,
): Promise<CartLine | null> {
  const { rows } = await sql<CartLine>`
    (select ${columns} from cart_lines
     where account_id = ${accountId} and choice_hash = ${choiceHash} and removed_at is null)
    union all
    (select ${columns} from cart_lines
     where account_id = ${accountId} and product_id = ${productId} and choice_hash = ${choiceHash}
       and removed_at is not null)
    order by "removedAt" desc nulls first, id desc limit 1`.execute(reader)
  return rows[0] ?? null
}
