import type { AccountId, ShopId } from '@ahia/contracts/ids'
import { createAccessTokens } from '#accounts/sessions/access-token.ts'
import { openSession } from '#accounts/sessions/open-session.ts'
import { addProduct } from '#catalog/add-product.ts'
import { newId } from '#platform/ids.ts'
import { writeShopOfOwner } from '#shops/own-shop/own-shops.sql.ts'
import type { ShopStatus } from '#shops/shops.sql.ts'
import { aProduct } from './builders.ts'
import { anAccount } from './customer.ts'
import type { TestApi } from './test-api.ts'

const HERE = { userAgent: '', clientAddress: '127.0.0.1', deviceKey: null, requestId: 'test' }

let made = 0

/** Somebody who has set the password of a shop's account and is signed in; there is no shop yet. */
export async function aShopOwner(api: TestApi, options: { email?: string } = {}) {
  const { email = `shop-${++made}@example.com` } = options
  const { accountId } = await anAccount(api, { kind: 'SHOP', email })
  const accessTokens = createAccessTokens(api)
  const tokens = await api.db.transaction((tx) =>
    openSession(tx, accessTokens, { kind: 'SHOP', accountId, isRemembered: false, place: HERE }),
  )
  return { accountId, email, ...tokens }
}

type MentionedShop = {
  email?: string
  name?: string
  status?: ShopStatus
  /** With a product on sale. */
  isSelling?: boolean
}

/** The same with a shop, which waits for approval unless it is said how it stands. */
export async function aShopOwnerWithShop(api: TestApi, options: MentionedShop = {}) {
  const owner = await aShopOwner(api, options)
  const { accountId } = owner
  const shopId = newId<ShopId>()
  const avatarKey = await aSentLogo(api, accountId)
  await api.db.transaction((tx) =>
    writeShopOfOwner(tx, {
      shopId,
      accountId,
      name: options.name ?? `Own shop ${++made}`,
      phone: '0803 123 4567',
      description: 'Sells what its owner makes.',
      avatarKey,
      category: 'FOOD',
      street: '1 Ogui Road',
      city: 'Enugu',
      region: 'Enugu',
      country: 'Nigeria',
      handsOverIn: 'ENUGU',
    }),
  )
  const { status = 'PENDING' } = options
  await api.pool.query('update shops set status = $2 where id = $1', [shopId, status])
  if (options.isSelling) await api.db.transaction((tx) => addProduct(tx, aProduct({ shopId })))
  return { ...owner, shopId }
}

/** The key of a logo, as if the account had sent it. */
export async function aSentLogo({ db }: TestApi, accountId: AccountId): Promise<string> {
  const key = `logo-${newId()}`
  await db.transaction((tx) =>
    tx
      .insertInto('uploads')
      .values({ key, account_id: accountId, kind: 'LOGO', width: 512, height: 512 })
      .execute(),
  )
  return key
}
