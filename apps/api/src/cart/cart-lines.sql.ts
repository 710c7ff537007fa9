import type { AccountId, AddOnId, CartLineId, OptionId, ProductId, VariantId } from '@ahia/contracts/ids'
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

/** As many lines as anybody can have put in and taken out in a month of normal shopping. */
const MOST_KEPT = 1_000

/** Those that are in the cart, first added first. */
export async function listLines(reader: Reader, accountId: AccountId): Promise<CartLine[]> {
  const { rows } = await sql<CartLine>`
    select ${columns} from cart_lines where account_id = ${accountId} and removed_at is null
    order by added_at, id limit ${sql.lit(MOST_KEPT)}`.execute(reader)
  return rows
}

/** All that are kept, those that were taken out too. */
export async function listKeptLines(reader: Reader, accountId: AccountId): Promise<CartLine[]> {
  const { rows } = await sql<CartLine>`
    select ${columns} from cart_lines where account_id = ${accountId}
    order by added_at desc, id desc limit ${sql.lit(MOST_KEPT)}`.execute(reader)
  return rows
}

export async function countItems(reader: Reader, accountId: AccountId): Promise<number> {
  const { rows } = await sql<{ items: number }>`
    select coalesce(sum(quantity), 0)::integer as items from cart_lines
    where account_id = ${accountId} and removed_at is null`.execute(reader)
  return rows[0]?.items ?? 0
}

/** Of this account only, in the cart or taken out. */
export async function findLine(
  reader: Reader,
  { accountId, itemId }: { accountId: AccountId; itemId: CartLineId },
): Promise<CartLine | null> {
  const { rows } = await sql<CartLine>`
    select ${columns} from cart_lines where id = ${itemId} and account_id = ${accountId}`.execute(reader)
  return rows[0] ?? null
}

/** Those of one product, first what is in the cart, then the latest taken out. */
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
    order by "removedAt" desc nulls first, id desc limit ${sql.lit(MOST_KEPT)}`.execute(reader)
  return rows
}

/** The line with this choice: the one in the cart, else the latest that was taken out. */
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
