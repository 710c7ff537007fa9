import type { BannerId, FeaturedPlaceId, ProductId, StaffMemberId } from '@ahia/contracts/ids'
import type { BannerPlace, FeaturedReason } from '@ahia/reference/window'
import { sql } from 'kysely'
import type { Reader, Tx, Writer } from '#tables.ts'

export type NewPlace = {
  id: FeaturedPlaceId
  productId: ProductId
  beginsAt: Date
  /** Null: until somebody takes it away. */
  endsAt: Date | null
  position: number
  why: FeaturedReason
  by: StaffMemberId | null
}

/** The trigger sets `is_featured`. */
export async function insertPlace(tx: Tx, place: NewPlace): Promise<void> {
  const { id, productId, beginsAt, endsAt, position, why, by } = place
  await sql`
    insert into featured_places (id, product_id, begins_at, ends_at, position, why, created_by)
    values (${id}, ${productId}, ${beginsAt}, ${endsAt}, ${position}, ${why}, ${by})`.execute(tx)
}

/** False when there is no such place. */
export async function updatePlace(
  tx: Tx,
  { id, beginsAt, endsAt, position, why }: Omit<NewPlace, 'productId' | 'by'>,
): Promise<boolean> {
  const { rows } = await sql`
    update featured_places set begins_at = ${beginsAt}, ends_at = ${endsAt}, position = ${position}, why = ${why}
    where id = ${id} returning id`.execute(tx)
  return rows.length > 0
}

export async function deletePlace(tx: Tx, id: FeaturedPlaceId): Promise<ProductId | null> {
  const { rows } = await sql<{ productId: ProductId }>`
    delete from featured_places where id = ${id} returning product_id as "productId"`.execute(tx)
  return rows[0]?.productId ?? null
}

export async function countPlaces(tx: Tx): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from featured_places where ends_at is null or ends_at > now()`.execute(
    tx,
  )
  return rows[0]?.count ?? 0
}

export async function followPlaces(writer: Writer): Promise<void> {
  await sql`select follow_featured_places()`.execute(writer)
}

export type NewBanner = {
  id: BannerId
  place: BannerPlace
  pictureKey: string
  alt: string
  path: string
  beginsAt: Date
  endsAt: Date
  by: StaffMemberId
}

export async function insertBanner(tx: Tx, banner: NewBanner): Promise<void> {
  const { id, place, pictureKey, alt, path, beginsAt, endsAt, by } = banner
  await sql`
    insert into banners (id, place, picture_key, alt, path, begins_at, ends_at, created_by)
    values (${id}, ${place}, ${pictureKey}, ${alt}, ${path}, ${beginsAt}, ${endsAt}, ${by})`.execute(tx)
}

/** False when there is none, or it was withdrawn already. */
export async function withdrawBanner(tx: Tx, id: BannerId): Promise<boolean> {
  const { rows } = await sql`
    update banners set withdrawn_at = now() where id = ${id} and withdrawn_at is null returning id`.execute(
    tx,
  )
  return rows.length > 0
}

export async function hasBanner(tx: Tx, id: BannerId): Promise<boolean> {
  const { rows } = await sql`select from banners where id = ${id}`.execute(tx)
  return rows.length > 0
}

export type ShownPlace = {
  id: FeaturedPlaceId
  productId: ProductId
  name: string
  shopName: string
  picture: string | null
  isVisible: boolean
  beginsAt: Date
  endsAt: Date | null
  position: number
  why: FeaturedReason
}

const AT_ONCE = 300

/** At a moment; null: all that have not ended. */
export async function listPlaces(reader: Reader, at: Date | null): Promise<ShownPlace[]> {
  const { rows } = await sql<ShownPlace>`
    select f.id, f.product_id as "productId", p.name, p.shop_name as "shopName", p.picture_keys[1] as picture,
      p.is_visible as "isVisible", f.begins_at as "beginsAt", f.ends_at as "endsAt", f.position, f.why
    from featured_places f join products p on p.id = f.product_id
    where case when ${at}::timestamptz is null then f.ends_at is null or f.ends_at > now()
      else f.begins_at <= ${at} and (f.ends_at is null or f.ends_at > ${at}) end
    order by f.position, p.created_at desc, p.id desc limit ${sql.lit(AT_ONCE)}`.execute(reader)
  return rows
}

export type ShownBanner = Omit<NewBanner, 'by'>

/** The same for banners; at a moment only the one that would be seen in each place. */
export async function listBannersAt(reader: Reader, at: Date | null): Promise<ShownBanner[]> {
  const columns = sql`
    id, place, picture_key as "pictureKey", alt, path, begins_at as "beginsAt", ends_at as "endsAt"`
  const { rows } = await (at === null
    ? sql<ShownBanner>`
        select ${columns} from banners where withdrawn_at is null and ends_at > now()
        order by place, begins_at, id limit ${sql.lit(AT_ONCE)}`
    : sql<ShownBanner>`
        select distinct on (place) ${columns} from banners
        where withdrawn_at is null and begins_at <= ${at} and ends_at > ${at}
        order by place, begins_at desc, id desc`
  ).execute(reader)
  return rows
}
