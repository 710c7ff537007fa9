import { randomUUID } from 'node:crypto'
import { getChecklist } from '@ahia/contracts/seller/checklist'
import { beforeAll, expect, test } from 'vitest'
import { addProduct } from '#catalog/add-product.ts'
import { publishProduct } from '#catalog/publish-product.ts'
import { recordFirstListing } from '#shops/first-steps/record-first-listing.ts'
import { aProduct } from '../../../test/builders.ts'
import { send } from '../../../test/customer.ts'
import { startOrdersApi } from '../../../test/order-fixture.ts'
import { readData } from '../../../test/read-data.ts'
import { readError } from '../../../test/read-error.ts'
import { aShopOwner, aShopOwnerWithShop } from '../../../test/shop-owner.ts'
import { approveShop } from '../../../test/staff/shop-decisions.ts'
import type { TestApi } from '../../../test/test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await startOrdersApi()
})

type Owner = { token: string }

/** The steps that are not done; null when there is no checklist. */
async function open({ token }: Owner): Promise<string[] | null> {
  const { steps } = await readData(getChecklist, await send(api, '/seller/checklist', { token }))
  return steps?.filter(({ isDone }) => !isDone).map(({ step }) => step) ?? null
}

const put = async ({ token }: Owner, path: string, body: object) => {
  const saved = await send(api, `/seller/${path}`, {
    method: 'PUT',
    token,
    body: { requestKey: randomUUID(), version: 0, ...body },
  })
  expect(saved.status).toBe(200)
}

test('SELL-05 the checklist of a new shop shrinks step by step, is gone when all is done, and never comes back', async () => {
  const owner = await aShopOwnerWithShop(api)
  expect(await open(owner)).toEqual(['APPROVAL', 'PRODUCT', 'HOURS', 'DETAILS'])

  await put(owner, 'hours', { days: [{ weekday: 1, opens: 0, closes: 600 }] })
  const nothing = {
    returnAddress: null,
    handOverPlace: null,
    deliveryPhone: null,
    tin: null,
    cacNumber: null,
  }
  await put(owner, 'details', nothing)
  await approveShop({ db: api.db, publicUrl: 'http://localhost' }, owner.shopId)
  const draft = aProduct({ shopId: owner.shopId, status: 'DRAFT' })
  await api.db.transaction((tx) => addProduct(tx, draft))
  expect(await open(owner)).toEqual(['PRODUCT'])

  await api.db.transaction((tx) => publishProduct(tx, draft.id))
  expect(await open(owner)).toBeNull()
  for (const _twice of [1, 2]) await recordFirstListing({ db: api.db }, owner)
  await api.pool.query(`update products set status = 'HIDDEN' where id = $1`, [draft.id])
  await api.pool.query(`update shops set status = 'SUSPENDED' where id = $1`, [owner.shopId])
  expect(await open(owner)).toBeNull()
})

test('SELL-05 an account without a shop is told to add its profile first', async () => {
  const { token } = await aShopOwner(api)

  expect(await readError(await send(api, '/seller/checklist', { token }))).toMatchObject({
    status: 409,
    code: 'SHOP_INCOMPLETE',
  })
})
