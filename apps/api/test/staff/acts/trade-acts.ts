import { decideAppeal } from '@ahia/contracts/admin/appeals'
import * as chargebacks from '@ahia/contracts/admin/chargebacks'
import * as disputes from '@ahia/contracts/admin/disputes'
import * as orders from '@ahia/contracts/admin/orders'
import * as refunds from '@ahia/contracts/admin/refunds'
import type { ChargebackId, DisputeMessageId, OrderId, RefundId, StandingAppealId } from '@ahia/contracts/ids'
import { newId } from '#platform/ids.ts'
import { aComplaint, aDelivery } from '../../dispute-fixture.ts'
import { aBuyer, anOrder, aThing } from '../../order-fixture.ts'
import { aSale, aSentSale } from '../../parcel-fixture.ts'
import { type Act, inHours, type Office } from './act.ts'

export async function tradeActs(office: Office): Promise<Act[]> {
  return [...orderActs(office), ...refundActs(office), appealAct(office)]
}

function orderActs({ api, support, arbiter, maker }: Office): Act[] {
  const aSent = async () => (await aSentSale(api)).orderId
  const aChargeback = async () => {
    const { orderId } = await aDelivery(api)
    const id = newId<ChargebackId>()
    await api.pool.query(
      `insert into chargebacks (id, payment_id, provider_id, provider_status, reason, amount_kobo)
       select $1, payment_id, $3, 'awaiting-merchant-feedback', 'fraud', 100 from payment_orders where order_id = $2 limit 1`,
      [id, orderId, id.replace(/\D/g, '')],
    )
    return id
  }
  return [
    {
      endpoint: orders.deliverOrderAsStaff,
      run: async () =>
        support.call(orders.deliverOrderAsStaff, { id: await aSent(), words: 'The rider sent a slip.' }),
    },
    {
      endpoint: orders.extendOrderAsStaff,
      run: async () =>
        support.call(orders.extendOrderAsStaff, { id: await aSent(), day: inHours(24 * 12).slice(0, 10) }),
    },
    {
      endpoint: orders.cancelOrderAsStaff,
      run: async () => {
        const id = await anOrder(api, await aBuyer(api), await aThing(api), { status: 'PAID' })
        return support.call(orders.cancelOrderAsStaff, { id, words: 'The shop is closed.' })
      },
    },
    {
      endpoint: disputes.askInDispute,
      run: async () => {
        const { disputeId: id } = await aComplaint(api, [0])
        const asked = { messageId: newId<DisputeMessageId>(), asks: 'SHOP', words: 'Why?' } as const
        return arbiter.call(disputes.askInDispute, { id, ...asked })
      },
    },
    {
      endpoint: disputes.decideDispute,
      run: async () => {
        const { disputeId: id } = await aComplaint(api, [0])
        const decision = { round: 1, outcome: 'TURNED_DOWN', words: 'It arrived whole.' } as const
        return arbiter.call(disputes.decideDispute, { id, ...decision })
      },
    },
    {
      endpoint: chargebacks.acceptChargeback,
      run: async () => maker.call(chargebacks.acceptChargeback, { id: await aChargeback(), words: 'Yes.' }),
    },
    {
      endpoint: chargebacks.declineChargeback,
      run: async () => maker.call(chargebacks.declineChargeback, { id: await aChargeback(), words: 'No.' }),
    },
  ]
}

function refundActs({ api, maker }: Office): Act[] {
  const aRefund = async (orderId: OrderId, status: string, closedAt: string | null) => {
    const id = newId<RefundId>()
    await api.pool.query(
      `insert into refunds (id, key, payment_id, order_id, amount_kobo, reason, status, provider_id, sent_at, closed_at)
       select $1::uuid, 'walk:' || $1, p.id, $2::uuid, p.amount_kobo, 'DISPUTE', $3, 'walk-' || $1, now(), $4::timestamptz
       from payments p join payment_orders o on o.payment_id = p.id where o.order_id = $2 and p.status = 'SETTLED'`,
      [id, orderId, status, closedAt],
    )
    return id
  }
  const [now, open] = [inHours(0), null]
  return [
    {
      endpoint: refunds.retryRefund,
      run: async () => {
        const id = await aRefund((await aDelivery(api)).orderId, 'FAILED', now)
        return maker.call(refunds.retryRefund, { id })
      },
    },
    {
      endpoint: refunds.askAboutRefund,
      run: async () => {
        const id = await aRefund((await aDelivery(api)).orderId, 'NEEDS_ATTENTION', open)
        return maker.call(refunds.askAboutRefund, { id })
      },
    },
    {
      endpoint: refunds.closeRefund,
      run: async () => {
        const { orderId } = await aDelivery(api)
        const id = await aRefund(orderId, 'FAILED', now)
        await aRefund(orderId, 'PROCESSED', now)
        return maker.call(refunds.closeRefund, { id, reason: 'OTHER_REFUND' })
      },
    },
  ]
}

const appealAct = ({ api, merchants }: Office): Act => ({
  endpoint: decideAppeal,
  run: async () => {
    const { seller, orderId } = await aSale(api)
    await seller.post(`/orders/${orderId}/cannot-fulfil`, { requestKey: newId(), reason: 'DAMAGED' })
    const appeal = { requestKey: newId(), measure: 'CANCELLED', words: 'It was not our fault.' }
    await seller.post(`/standing/${orderId}/appeal`, appeal)
    const { rows } = await api.pool.query('select id from standing_appeals where order_id = $1', [orderId])
    const id: StandingAppealId = rows[0].id
    return merchants.call(decideAppeal, { id, outcome: 'STAYS', words: 'We looked at it.' })
  },
})
