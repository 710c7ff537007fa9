import { randomUUID } from 'node:crypto'
import { checkout } from '@ahia/contracts/checkout'
import { shipOrder } from '@ahia/contracts/developers/dev-console'
import { confirmDelivery, openDispute } from '@ahia/contracts/orders'
import { payOrders, verifyPayment } from '@ahia/contracts/payments'
import { createSandboxControl } from '@ahia/testing/sandbox-control'
import type pg from 'pg'
import { fillShelves } from '../support/goods.ts'
import type { Visitors } from '../support/visitors.ts'

const DELIVERY = {
  type: 'DOORDELIVERY',
  region: 'ENUGU',
  address: { street: '12 Zik Avenue', city: 'Enugu', state: 'ENUGU', country: 'NIGERIA' },
} as const

type Traded = { visitors: Visitors; database: pg.Pool; customers: readonly string[] }

/** Orders at every stage, so that ids of orders, parcels, complaints and bank disputes lead somewhere. */
export async function playTrade({ visitors, database, customers }: Traded): Promise<void> {
  const goods = await fillShelves(database)
  const neighbour = visitors.neighbour()
  for (const [at, token] of customers.entries()) {
    const call = visitors.newcomer(token)
    const items = [0, 1].flatMap((place) => {
      const good = goods[(at + place) % goods.length]
      return good ? [{ ...good, quantity: 1 }] : []
    })
    const input = { isDirectOrder: true, delivery: DELIVERY, items, requestKey: randomUUID() } as const
    const { orderIds } = await call(checkout, input)
    const stage = at % 4
    if (stage === 0) continue
    const { reference, authorizationUrl } = await call(payOrders, { orderIds })
    const sandbox = createSandboxControl(new URL(authorizationUrl).origin)
    await sandbox.pay({ reference })
    await call(verifyPayment, { ref: reference })
    if (stage === 1) continue
    for (const id of orderIds) {
      await neighbour(shipOrder, { id })
      await call(confirmDelivery, { id })
      if (stage === 3) await call(openDispute, { id, kind: 'PROBLEM', reason: 'The lid is broken' })
    }
    if (stage === 2) await sandbox.dispute({ reference })
  }
}

/**
 * What an id in a path may be of: the name is a part of the path. Colleagues block customers, end shops and take goods down, so
 * those that the other requests need are not among them.
 */
const THINGS = {
  disputes: 'select id from disputes',
  chargebacks: 'select id from chargebacks',
  orders: 'select id from orders',
  parcels: 'select id from parcels',
  customers: `select id from accounts where kind = 'CUSTOMER' and email not like 'customer-%'`,
  goods: 'select id from products where id in (select id from products order by id desc limit 20)',
  shops: `select id from shops where id in (
    select s.id from shops s left join products p on p.shop_id = s.id group by s.id order by count(p.id), s.id limit 5)`,
  reviews: 'select id from reviews',
  questions: 'select id from questions',
  banners: 'select id from banners',
  'goods-rules': 'select id from listing_rules',
} as const

export type Things = Record<keyof typeof THINGS, string[]>

export async function listThings(database: pg.Pool): Promise<Things> {
  const found = await Promise.all(
    Object.entries(THINGS).map(async ([name, query]) => {
      const { rows } = await database.query<{ id: string }>(`${query} order by id limit 40`)
      return [name, rows.map(({ id }) => id)] as const
    }),
  )
  return Object.fromEntries(found) as Things
}
