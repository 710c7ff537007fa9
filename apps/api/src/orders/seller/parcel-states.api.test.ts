import type { OrderStatus } from '@ahia/contracts/shapes/order'
import type { ParcelStatus } from '@ahia/reference/parcel-statuses'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/ids.ts'
import { startOrdersApi } from '../../../test/order-fixture.ts'
import { aSale, type Sale } from '../../../test/parcel-fixture.ts'
import type { TestApi } from '../../../test/test-api.ts'
import { createDeliveryCodes } from '../parcels/delivery-codes.ts'
import { acceptOrders } from './accept-orders.ts'
import { cannotFulfil } from './cannot-fulfil.ts'
import { deliverParcel } from './deliver-parcel.ts'
import { handOverParcel, parcelAtPoint } from './hand-over-parcel.ts'
import { packParcel } from './pack-parcel.ts'
import { parcelLost, parcelReturned, parcelReturning } from './return-parcel.ts'

let api: TestApi
let sale: Sale
beforeAll(async () => {
  api = await startOrdersApi()
  sale = await aSale(api, { deliveryWay: 'PICKUP' })
})

const once = () => ({ caller: { shopId: sale.seller.shopId, accountId: null }, requestKey: newId() })
const step = () => ({ ...once(), parcelId: sale.parcelId })

/** Each with a key of its own, as from another phone of the shop: a repeat is known by the state alone. */
const STEPS = {
  accept: () => acceptOrders(api, { ...once(), ids: [sale.orderId] }),
  pack: () => packParcel(api, step()),
  handOver: () => handOverParcel(api, { ...step(), carrier: 'Own rider' }),
  atPoint: () => parcelAtPoint(api, step()),
  deliver: () => {
    const token = createDeliveryCodes(api.secrets).tokenOf(sale.parcelId)
    return deliverParcel(api, { ...step(), token })
  },
  returning: () => parcelReturning(api, { ...step(), reason: 'REFUSED' }),
  returned: () => parcelReturned(api, { ...step(), saleable: true }),
  lost: () => parcelLost(api, step()),
  cannotSend: () => cannotFulfil(api, { ...once(), orderId: sale.orderId, reason: 'SOLD_OUT' }),
} satisfies Record<string, () => Promise<unknown>>

const ORDER_OF: Record<ParcelStatus, OrderStatus> = {
  NEW: 'PAID',
  ACCEPTED: 'PAID',
  WAITING_FOR_ADDRESS: 'PAID',
  PACKED: 'PAID',
  HANDED_OVER: 'SHIPPED',
  AT_POINT: 'SHIPPED',
  DELIVERED: 'DELIVERED',
  RETURNING: 'SHIPPED',
  RETURNED: 'REFUNDED',
  LOST: 'REFUNDED',
  CANCELLED: 'CANCELLED',
}

const put = (status: ParcelStatus) =>
  api.db.transaction(async (tx) => {
    // Only real steps are possible otherwise.
    await sql`set local session_replication_role = replica`.execute(tx)
    await sql`update orders set status = ${ORDER_OF[status]} where id = ${sale.orderId}`.execute(tx)
    await sql`
      update parcels set status = ${status}, proof = case when ${status} = 'DELIVERED' then 'CODE' end,
        cancel_reason = case when ${status} = 'CANCELLED' then 'OTHER' end, closes_at = now() + interval '9 days',
        return_reason = case when ${status} in ('RETURNING', 'RETURNED') then 'REFUSED' end
      where id = ${sale.parcelId}`.execute(tx)
  })

const look = async () => {
  const { rows } = await api.pool.query<{ parcel: ParcelStatus; order: OrderStatus; moves: number }>(
    `select p.status as parcel, o.status as order,
       (select count(*)::int from parcel_moves where parcel_id = p.id) as moves
     from parcels p join orders o on o.id = p.order_id where p.id = $1`,
    [sale.parcelId],
  )
  return rows[0]
}

/** What becomes of the parcel; '' when it stays as it is. */
async function outcomeOf(take: () => Promise<unknown>) {
  const before = await look()
  const code = await take().then(
    () => null,
    (error) => error.code ?? error,
  )
  const after = await look()
  if (code !== null) {
    expect(['STEP_REFUSED', 'ORDER_CANCELLED']).toContain(code)
    expect(after).toEqual(before)
    return 'refused'
  }
  if (after && after.parcel !== before?.parcel) {
    expect(after.order).toBe(ORDER_OF[after.parcel])
    return after.parcel
  }
  expect(after).toEqual(before)
  return ''
}

/** Steps that are not named are refused. */
test.each<[ParcelStatus, Partial<Record<keyof typeof STEPS, ParcelStatus | ''>>]>([
  ['NEW', { accept: 'ACCEPTED', pack: 'PACKED', handOver: 'HANDED_OVER', cannotSend: 'CANCELLED' }],
  ['ACCEPTED', { accept: '', pack: 'PACKED', handOver: 'HANDED_OVER', cannotSend: 'CANCELLED' }],
  ['WAITING_FOR_ADDRESS', { accept: '', cannotSend: 'CANCELLED' }],
  ['PACKED', { accept: '', pack: '', handOver: 'HANDED_OVER', cannotSend: 'CANCELLED' }],
  [
    'HANDED_OVER',
    {
      deliver: 'DELIVERED',
      accept: '',
      pack: '',
      handOver: '',
      atPoint: 'AT_POINT',
      returning: 'RETURNING',
      lost: 'LOST',
    },
  ],
  [
    'AT_POINT',
    {
      deliver: 'DELIVERED',
      accept: '',
      pack: '',
      handOver: '',
      atPoint: '',
      returning: 'RETURNING',
      lost: 'LOST',
    },
  ],
  ['DELIVERED', { deliver: '', accept: '', pack: '', handOver: '', atPoint: '' }],
  ['RETURNING', { deliver: 'DELIVERED', accept: '', returning: '', returned: 'RETURNED', lost: 'LOST' }],
  ['RETURNED', { accept: '', returning: '', returned: '' }],
  ['LOST', { accept: '', lost: '' }],
  ['CANCELLED', { accept: '', cannotSend: '' }],
])(
  'SELL-27 what each step makes of a parcel that is %s: a repeat changes nothing, what is too late is refused',
  async (status, outcomes) => {
    const found: Record<string, unknown> = {}
    for (const [name, take] of Object.entries(STEPS)) {
      await put(status)
      const outcome = await outcomeOf(take)
      if (outcome !== 'refused') found[name] = outcome
    }

    expect(found).toEqual(outcomes)
  },
)
