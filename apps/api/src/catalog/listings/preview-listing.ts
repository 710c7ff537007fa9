import { createHmac, timingSafeEqual } from 'node:crypto'
import type { ProductId } from '@ahia/contracts/ids'
import { PREVIEW_MINUTES } from '@ahia/contracts/limits'
import { isId } from '#platform/ids.ts'
import type { Secrets } from '#platform/secrets.ts'
import type { Db } from '#tables.ts'
import { productNotFound } from '../catalog.errors.ts'
import { findAnyProductJson } from '../whole-product.sql.ts'
import { getListing } from './get-listing.ts'
import type { OwnProduct } from './listing.sql.ts'

type Deps = { db: Db; secrets: Secrets }

/** SELL-19: an address that shows this product for an hour to everybody who has it. */
export async function previewListing({ db, secrets }: Deps, own: OwnProduct, now = new Date()) {
  const { _id } = await getListing(db.read, own)
  const until = new Date(now.getTime() + PREVIEW_MINUTES * 60_000)
  const token = `${until.getTime().toString(36)}.${sign(secrets, _id, until.getTime())}`
  return { url: `/preview/${_id}?token=${token}`, until: until.toISOString() }
}

const sign = (secrets: Secrets, productId: string, until: number): string =>
  createHmac('sha256', secrets.deriveKey('product-preview'))
    .update(`${productId}|${until}`)
    .digest('base64url')

/** The product as shoppers will see it, as JSON. Throws for a token that is old, forged or another product's. */
export async function showPreview(
  { db, secrets }: Deps,
  { productId, token, now = new Date() }: { productId: string; token: string; now?: Date },
): Promise<string> {
  const [time = '', signature = ''] = token.split('.')
  const until = Number.parseInt(time, 36)
  const isKnown = isId<ProductId>(productId) && isSame(signature, sign(secrets, productId, until))
  if (!isKnown || !(until > now.getTime())) throw productNotFound()
  const product = await findAnyProductJson(db.read, productId)
  if (product === null) throw productNotFound()
  return product
}

function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)]
  return a.length === b.length && timingSafeEqual(a, b)
}
