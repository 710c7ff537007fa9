import { find } from '@ahia/contracts/admin/work'
import { expect, test } from 'vitest'
import { newId } from '#platform/ids.ts'
import { aBuyer, anOrder, aThing, startOrdersApi } from '../../test/order-fixture.ts'
import { aShopOwnerWithShop } from '../../test/shop-owner.ts'
import { aColleague, codeOf, startTestAdmin } from '../../test/staff/staff-fixture.ts'

const api = await startOrdersApi()
const admin = await startTestAdmin(api)
const support = await aColleague(api, admin, 'SUPPORT')
const auditor = await aColleague(api, admin, 'AUDITOR')

const found = async (q: string, who = support) =>
  (await who.call(find, { q })).found.map(({ kind, id }) => [kind, id])

test('ADMIN-17 a shop is found by its name or id, and nothing by a part of a key', async () => {
  const { shopId } = await aShopOwnerWithShop(api, { name: 'Ekulu Spices' })

  expect(await found('ekulu')).toEqual([['SHOP', shopId]])
  expect(await found(shopId.toUpperCase())).toEqual([['SHOP', shopId]])
  for (const part of [shopId.slice(0, 20), '@example', '0803 123', 'kulu'])
    expect([part, await found(part)]).toEqual([part, []])
  expect(await codeOf(support.call(find, { q: '%' }))).toBe('INVALID_INPUT')
})

test('ADMIN-17 an order is found by its id, its last eight characters, its payment and its refund; a product by its id', async () => {
  const [buyer, thing] = [await aBuyer(api), await aThing(api)]
  const id = await anOrder(api, buyer, thing, { status: 'DELIVERED' })
  const refund = newId()
  const { rows } = await api.pool.query<{ reference: string }>(
    `with paid as (
       select p.id, p.reference from payments p join payment_orders o on o.payment_id = p.id where o.order_id = $1
     ), refunded as (
       insert into refunds (id, key, payment_id, order_id, amount_kobo, reason, status)
       select $2, 'found', id, $1, 100, 'CANCELLED', 'FAILED' from paid
     )
     select reference from paid`,
    [id, refund],
  )
  const keys = [id, id.slice(-8), `#${id.slice(-8).toUpperCase()}`, rows[0]?.reference ?? '', refund]

  for (const key of keys) expect([key, await found(key)]).toEqual([key, [['ORDER', id]]])
  expect(await found(thing.productId)).toEqual([['PRODUCT', thing.productId]])
})

test('ADMIN-17, ADMIN-35 a customer is found by a whole email or telephone, by those alone who may find people', async () => {
  const { accountId, email, post } = await aBuyer(api)
  await post('/user/updateProfile', { name: 'Adaeze Okonkwo', phone: '0803 555 7788' })

  for (const key of [email, email.toUpperCase(), '08035557788', '+234 803-555-7788']) {
    expect([key, await found(key)]).toEqual([key, [['CUSTOMER', accountId]]])
    expect([key, await found(key, auditor)]).toEqual([key, []])
  }
  expect(await found('803 555 77')).toEqual([])
  const { found: shown } = await support.call(find, { q: '0803 555 7788' })
  expect(shown).toEqual([{ kind: 'CUSTOMER', id: accountId, about: 'Customer with this telephone' }])
})

test('ADMIN-17 an enquiry is found by its id, by those alone who answer enquiries', async () => {
  const id = newId()
  await api.pool.query(
    `insert into contact_messages (id, fingerprint, day, name, email, subject, message)
     values ($1, sha256('found'), now(), 'Ada', 'ada@example.com', 'Yam', 'Where?')`,
    [id],
  )

  expect(await found(id)).toEqual([['ENQUIRY', id]])
  expect(await found(id, auditor)).toEqual([])
})
