import { randomUUID } from 'node:crypto'
import type { AccountId, ProductId } from '@ahia/contracts/ids'
import { changeListing, createListing, getListing } from '@ahia/contracts/seller/listings'
import type { Listing } from '@ahia/contracts/shapes/listing'
import type { z } from 'zod'
import { newId } from '#platform/ids.ts'
import type { ShopStatus } from '#shops/shops.sql.ts'
import { send } from '../customer.ts'
import { readData } from '../read-data.ts'
import { readError } from '../read-error.ts'
import { aShopOwnerWithShop } from '../shop-owner.ts'
import type { TestApi } from '../test-api.ts'

type Draft = Omit<z.input<typeof createListing.body>, 'requestKey'>
type Changed = Omit<z.input<typeof changeListing.body>, 'requestKey' | 'version'>

let sellers = 0

/** All that a listing needs before it can go on the shelf, but for its picture. */
export const COMPLETE = {
  name: 'Ankara wrap dress, knee length',
  subtitle: 'Hand-sewn in Enugu, lined',
  description: 'A dress of six yards of wax print, cut and sewn in our own workshop, with pockets.',
  category: 'WARDROBE',
  basePrice: 14_800,
  quantity: 12,
} as const satisfies Draft

/** The key of a picture, as if the account had sent it. */
export async function aSentPicture({ db }: TestApi, accountId: AccountId): Promise<string> {
  const key = `media-${newId()}`
  await db.transaction((tx) =>
    tx
      .insertInto('uploads')
      .values({ key, account_id: accountId, kind: 'MEDIA', width: 800, height: 800 })
      .execute(),
  )
  return key
}

/** The owner of a shop at their products, from a network of their own. */
export async function aLister(api: TestApi, { status = 'APPROVED' }: { status?: ShopStatus } = {}) {
  const owner = await aShopOwnerWithShop(api, { status })
  const { token, accountId } = owner
  const network = `10.8.${++sellers >> 8}.${sellers & 255}`
  const call = (method: string, path: string, body?: object) =>
    send(api, `/seller${path}`, { method, token, network, ...(body && { body }) })
  const get = async (id: ProductId): Promise<Listing> =>
    (await readData(getListing, await call('GET', `/products/${id}`))).product
  const create = async (draft: Draft): Promise<Listing> =>
    (await readData(createListing, await call('POST', '/products', { requestKey: randomUUID(), ...draft })))
      .product
  const patch = ({ _id, version }: Pick<Listing, '_id' | 'version'>, fields: Changed) =>
    call('PATCH', `/products/${_id}`, { requestKey: randomUUID(), version, ...fields })
  const step = ({ _id, version }: Pick<Listing, '_id' | 'version'>, name: string) =>
    call('POST', `/products/${_id}/${name}`, { requestKey: randomUUID(), version })
  return {
    ...owner,
    call,
    get,
    create,
    patch,
    step,
    change: async (listing: Listing, fields: Changed): Promise<Listing> =>
      (await readData(changeListing, await patch(listing, fields))).product,
    refused: async (listing: Listing, fields: Changed) => readError(await patch(listing, fields)),
    /** A complete draft. */
    ready: async (fields: Partial<Draft> = {}): Promise<Listing> =>
      create({ ...COMPLETE, pictures: [await aSentPicture(api, accountId)], ...fields }),
    /** The same on the shelf. */
    listed: async (fields: Partial<Draft> = {}): Promise<Listing> => {
      const draft = await create({ ...COMPLETE, pictures: [await aSentPicture(api, accountId)], ...fields })
      return (await readData(changeListing, await step(draft, 'publish'))).product
    },
  }
}
