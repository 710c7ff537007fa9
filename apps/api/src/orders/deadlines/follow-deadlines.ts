import type { OrderId } from '@ahia/contracts/ids'
import { REMINDER_DAYS } from '@ahia/rules/parcels/due-time'
import { returnStock } from '#catalog/stock/return-stock.ts'
import { addShopNews } from '#notifications/shop-news/add-shop-news.ts'
import { faultPoint } from '#platform/fault-point.ts'
import { enqueue, publish } from '#platform/jobs/outbox.ts'
import type { Log } from '#platform/log.ts'
import type { Db, Tx } from '#tables.ts'
import { parcelNotice } from '../emails/parcel-notice.ts'
import { type LockedParcel, lockParcelOf } from '../parcels/lock-parcel.ts'
import { moveParcel } from '../parcels/move-parcel.ts'
import { resumeDueTime } from '../parcels/questions.sql.ts'
import { endAndRefund } from '../seller/return-parcel.ts'
import { orderRefundDue } from '../steps/events.ts'
import { moveOrders } from '../steps/move-orders.ts'
import {
  type Deadline,
  isStillDue,
  listDue,
  markLate,
  markLateOffered,
  markReminded,
} from './deadlines.sql.ts'

type Deps = { db: Db; log: Log }
type Act = (tx: Tx, locked: LockedParcel) => Promise<void>

const PAGE = 200
const [FIRST, LAST] = REMINDER_DAYS

/**
 * SELL-33, SELL-35, SELL-36, ADMIN-28: whatever shops and customers do, every paid order ends. Runs every few minutes;
 * idempotent.
 */
export async function followDeadlines(deps: Deps): Promise<void> {
  for (const [deadline, act] of ACTS) await meet(deps, deadline, act)
}

async function meet(deps: Deps, deadline: Deadline, act: Act): Promise<void> {
  let page: OrderId[] = []
  do {
    page = await listDue(deps.db.read, deadline, { after: page.at(-1) ?? null, limit: PAGE })
    for (const orderId of page) await actOrLeave(deps, { deadline, orderId, act })
  } while (page.length === PAGE)
}

type Due = { deadline: Deadline; orderId: OrderId; act: Act }

/** A parcel that cannot be dealt with must not block the others. */
async function actOrLeave({ db, log }: Deps, { deadline, orderId, act }: Due): Promise<void> {
  try {
    await db.transaction(async (tx) => {
      const locked = await lockParcelOf(tx, orderId)
      if (locked && (await isStillDue(tx, deadline, locked.parcel.id))) await act(tx, locked)
    })
    faultPoint('K19')
  } catch (error) {
    log.error({ orderId, deadline, err: error }, 'a deadline of a parcel could not be met')
  }
}

/** SELL-36: nobody answered in two days. */
const resume: Act = async (tx, { parcel }) => {
  await resumeDueTime(tx, parcel.id)
  await moveParcel(tx, parcel, {
    to: 'ACCEPTED',
    actor: 'MARKET',
    details: { note: 'The customer has not answered.' },
  })
}

const notifyShop: Act = async (tx, { parcel }) => {
  await markLate(tx, parcel.id)
  await addShopNews(tx, [{ shopId: parcel.shopId, orderId: parcel.orderId, kind: 'ORDER_LATE' }])
}

const notifyCustomer: Act = async (tx, { parcel }) => {
  await markLateOffered(tx, parcel.id)
  await enqueue(tx, parcelNotice, { orderId: parcel.orderId, notice: 'LATE' })
}

/** SELL-35: too late: the customer gets all of their money back, and the items can be bought again. */
const cancel: Act = async (tx, { order }) => {
  const note = "The shop didn't send it in time."
  const parcel = { cancelReason: 'LATE', countsAgainstShop: true, note } as const
  await moveOrders(tx, { orderIds: [order.id], from: 'PAID', to: 'CANCELLED', actor: 'MARKET', note, parcel })
  await returnStock(tx, order.lines)
  await publish(tx, orderRefundDue, { orderId: order.id, reason: 'CANCELLED' })
}

const remind =
  (days: number): Act =>
  async (tx, { parcel }) => {
    await markReminded(tx, parcel.id, days)
    await enqueue(tx, parcelNotice, { orderId: parcel.orderId, notice: 'REMINDER' })
  }

/** SELL-33, ADMIN-28: nobody said anything for a week after the last promised day. */
const deliver: Act = async (tx, { order }) => {
  const note = 'Nobody reported a problem, so it counts as delivered.'
  await moveOrders(tx, {
    orderIds: [order.id],
    to: 'DELIVERED',
    actor: 'MARKET',
    note,
    parcel: { proof: 'TIMER', note },
  })
}

const giveUpReturn: Act = (tx, locked) => endAndRefund(tx, locked, { to: 'RETURNED', actor: 'MARKET' })

const ACTS: readonly (readonly [Deadline, Act])[] = [
  ['ANSWER', resume],
  ['LATE', notifyShop],
  ['OFFER', notifyCustomer],
  ['CANCEL', cancel],
  ['REMIND_FIRST', remind(FIRST)],
  ['REMIND_LAST', remind(LAST)],
  ['SILENCE', deliver],
  ['RETURN', giveUpReturn],
]
