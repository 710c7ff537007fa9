import type { ProductId } from '@ahia/contracts/ids'
import { sql } from 'kysely'
import type { Tx } from '#tables.ts'
import type { OwnProduct } from '../listing.sql.ts'

export async function findPictureKeys(tx: Tx, productId: ProductId): Promise<string[]> {
  const { rows } = await sql<{ keys: string[] }>`
    select picture_keys as keys from products where id = ${productId}`.execute(tx)
  return rows[0]?.keys ?? []
}

export async function insertTakenDown(
  tx: Tx,
  { shopId, productId }: OwnProduct,
  fingerprints: readonly string[],
): Promise<void> {
  await sql`
    insert into taken_down_goods (product_id, shop_id, name_key, fingerprints)
    select id, shop_id, name_key_of(name), ${fingerprints}::text[] from products
    where id = ${productId} and shop_id = ${shopId}
    on conflict (product_id) do update set name_key = excluded.name_key, fingerprints = excluded.fingerprints`.execute(
    tx,
  )
}

export async function deleteTakenDown(tx: Tx, productId: ProductId): Promise<void> {
  await sql`delete from taken_down_goods where product_id = ${productId}`.execute(tx)
}

/** Of 64 bits: a copy in another size or quality differs in two or three. */
const ALIKE_BITS = 5
/** Of 1: the same words in another order, or with one more. */
const ALIKE_NAME = 0.8

/** Whether the shop has something that was taken down with nearly the same name, or nearly the same picture. */
export async function looksTakenDown(
  tx: Tx,
  { shopId, productId }: OwnProduct,
  fingerprints: readonly string[],
): Promise<boolean> {
  const { rows } = await sql`
    select from taken_down_goods t join products p on p.id = ${productId}
    where t.shop_id = ${shopId} and t.product_id <> ${productId} and (
      similarity(t.name_key, name_key_of(p.name)) >= ${ALIKE_NAME}
      or exists (
        select from unnest(t.fingerprints) as theirs, unnest(${fingerprints}::text[]) as ours
        where bit_count(('x' || theirs)::bit(64) # ('x' || ours)::bit(64)) <= ${ALIKE_BITS}
      )
    ) limit 1`.execute(tx)
  return rows.length > 0
}
