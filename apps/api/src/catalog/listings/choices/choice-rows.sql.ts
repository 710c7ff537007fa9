import type { OptionId, ProductId, VariantId } from '@ahia/contracts/ids'
import { fromNaira } from '@ahia/money/naira'
import { sql } from 'kysely'
import type { Tx } from '#tables.ts'
import type { PlannedOption, PlannedVariant, StoredVariant } from './plan-choices.rules.ts'

export async function listStoredVariants(tx: Tx, productId: ProductId): Promise<StoredVariant[]> {
  const { rows } = await sql<StoredVariant>`
    select v.id, v.option_name is not null as "hasOptions", (
      select coalesce(json_agg(json_build_object('id', o.id) order by o.position), '[]')
      from options o where o.variant_id = v.id and o.retired_at is null
    ) as options
    from variants v where v.product_id = ${productId} and v.retired_at is null order by v.position`.execute(
    tx,
  )
  return rows
}

const wasUsed = (level: 'option_id' | 'variant_id', id: string) => sql`(
  exists (select from stock_holds h where h.product_id = ${sql.ref('gone.product_id')} and ${sql.ref(`h.${level}`)} = ${sql.ref(id)})
  or exists (select from stock_moves m where ${sql.ref(`m.${level}`)} = ${sql.ref(id)} and m.kind <> 'OPENING')
)`

/** SELL-15: what was held or sold once is retired, the rest deleted. What was left of it goes out as RETIRED. */
export async function dropOptions(tx: Tx, productId: ProductId, ids: readonly OptionId[]): Promise<void> {
  if (ids.length === 0) return
  await sql`
    with gone as (
      select o.id, o.variant_id, v.product_id, o.stock
      from options o join variants v on v.id = o.variant_id
      where o.id = any(${ids}::uuid[]) and v.product_id = ${productId} and o.retired_at is null
    ), used as materialized (
      select * from gone where ${wasUsed('option_id', 'gone.id')}
    ), moved as (
      insert into stock_moves (id, product_id, variant_id, option_id, kind, quantity, moved_at)
      select uuidv7(), product_id, variant_id, id, 'RETIRED', stock, now() from used where stock > 0
    ), named as (
      delete from skus k using gone where k.option_id = gone.id
    )
    update options o set stock = 0, retired_at = now(), position = null, version = o.version + 1
    from used where o.id = used.id`.execute(tx)
  await sql`delete from options where id = any(${ids}::uuid[]) and retired_at is null`.execute(tx)
}

/** The same for variants, whose options have been dropped before. */
export async function dropVariants(tx: Tx, productId: ProductId, ids: readonly VariantId[]): Promise<void> {
  if (ids.length === 0) return
  await sql`
    with gone as (
      select id, product_id, stock, option_name from variants
      where id = any(${ids}::uuid[]) and product_id = ${productId} and retired_at is null
    ), used as materialized (
      select * from gone where ${wasUsed('variant_id', 'gone.id')}
        or exists (select from options o where o.variant_id = gone.id)
    ), moved as (
      insert into stock_moves (id, product_id, variant_id, kind, quantity, moved_at)
      select uuidv7(), product_id, id, 'RETIRED', stock, now() from used where stock > 0 and option_name is null
    ), named as (
      delete from skus k using gone where k.variant_id = gone.id
    )
    update variants v set stock = 0, retired_at = now(), position = null, version = v.version + 1
    from used where v.id = used.id`.execute(tx)
  await sql`delete from variants where id = any(${ids}::uuid[]) and retired_at is null`.execute(tx)
}

/** What was sold as a variant itself is sold by its options from now on: its own stock goes out. */
export async function clearVariants(tx: Tx, productId: ProductId, ids: readonly VariantId[]): Promise<void> {
  if (ids.length === 0) return
  await sql`
    with own as (
      select id, product_id, stock from variants
      where id = any(${ids}::uuid[]) and product_id = ${productId} and option_name is null and stock > 0
    ), moved as (
      insert into stock_moves (id, product_id, variant_id, kind, quantity, moved_at)
      select uuidv7(), product_id, id, 'RETIRED', stock, now() from own
    ), named as (
      delete from skus where variant_id = any(${ids}::uuid[]) and option_id is null
    )
    update variants v set stock = 0 from own where v.id = own.id`.execute(tx)
}

/** The same for a product that had no choices. */
export async function clearProduct(tx: Tx, productId: ProductId): Promise<void> {
  await sql`
    with own as (
      select id, stock from products where id = ${productId} and variant_name is null and stock > 0
    ), moved as (
      insert into stock_moves (id, product_id, kind, quantity, moved_at)
      select uuidv7(), id, 'RETIRED', stock, now() from own
    ), named as (
      delete from skus where product_id = ${productId} and variant_id is null
    )
    update products p set stock = 0 from own where p.id = own.id`.execute(tx)
}

const toKobo = (naira: number | null): number | null => (naira === null ? null : fromNaira(naira))

export async function writeVariants(
  tx: Tx,
  productId: ProductId,
  variants: readonly PlannedVariant[],
): Promise<void> {
  const rows = variants.map(({ id, position, isNew, changesLevel, row }) => ({
    id,
    position,
    is_new: isNew,
    value: row.value,
    price_kobo: toKobo(row.price),
    option_name: row.options?.name ?? null,
    low_stock: row.lowStock ?? null,
    // A row that is newly sold by itself has not been counted yet.
    is_counted: isNew || changesLevel ? row.quantity !== undefined : row.quantity === undefined ? null : true,
  }))
  await sql`
    with given as (select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (
      id uuid, position integer, value text, price_kobo bigint, option_name text, low_stock integer, is_counted boolean
    ))
    update variants v set position = given.position, value = given.value, price_kobo = given.price_kobo,
      option_name = given.option_name, low_stock = coalesce(given.low_stock, v.low_stock),
      is_counted = coalesce(given.is_counted, v.is_counted),
      version = v.version + ((v.value, v.price_kobo, v.low_stock) is distinct from
        (given.value, given.price_kobo, coalesce(given.low_stock, v.low_stock)))::integer
    from given where v.id = given.id and v.product_id = ${productId}
      -- Most rows stay as they are, and each row that is written runs its triggers.
      and (v.position, v.value, v.price_kobo, v.option_name, v.low_stock, v.is_counted) is distinct from
        (given.position, given.value, given.price_kobo, given.option_name, coalesce(given.low_stock, v.low_stock),
         coalesce(given.is_counted, v.is_counted))`.execute(tx)
  const added = JSON.stringify(rows.filter(({ is_new }) => is_new))
  await sql`
    insert into variants (id, product_id, position, value, price_kobo, option_name, low_stock, is_counted)
    select id, ${productId}, position, value, price_kobo, option_name, coalesce(low_stock, 3), is_counted
    from jsonb_to_recordset(${added}::jsonb) as given (
      id uuid, position integer, value text, price_kobo bigint, option_name text, low_stock integer, is_counted boolean
    )`.execute(tx)
}

export async function writeOptions(
  tx: Tx,
  productId: ProductId,
  options: readonly PlannedOption[],
): Promise<void> {
  const rows = options.map(({ id, variantId, position, isNew, row }) => ({
    id,
    variant_id: variantId,
    position,
    is_new: isNew,
    value: row.value,
    price_kobo: toKobo(row.price),
    low_stock: row.lowStock ?? null,
    is_counted: isNew ? row.quantity !== undefined : row.quantity === undefined ? null : true,
  }))
  await sql`
    with given as (select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (
      id uuid, variant_id uuid, position integer, value text, price_kobo bigint, low_stock integer, is_counted boolean
    ))
    update options o set position = given.position, value = given.value, price_kobo = given.price_kobo,
      low_stock = coalesce(given.low_stock, o.low_stock), is_counted = coalesce(given.is_counted, o.is_counted),
      version = o.version + ((o.value, o.price_kobo, o.low_stock) is distinct from
        (given.value, given.price_kobo, coalesce(given.low_stock, o.low_stock)))::integer
    from given join variants v on v.id = given.variant_id
    where o.id = given.id and o.variant_id = v.id and v.product_id = ${productId}
      and (o.position, o.value, o.price_kobo, o.low_stock, o.is_counted) is distinct from
        (given.position, given.value, given.price_kobo, coalesce(given.low_stock, o.low_stock),
         coalesce(given.is_counted, o.is_counted))`.execute(tx)
  const added = JSON.stringify(rows.filter(({ is_new }) => is_new))
  await sql`
    insert into options (id, variant_id, position, value, price_kobo, low_stock, is_counted)
    select id, variant_id, position, value, price_kobo, coalesce(low_stock, 3), is_counted
    from jsonb_to_recordset(${added}::jsonb) as given (
      id uuid, variant_id uuid, position integer, value text, price_kobo bigint, low_stock integer, is_counted boolean
    )`.execute(tx)
}
