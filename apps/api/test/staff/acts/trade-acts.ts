import * as chargebacks from '@ahia/contracts/admin/chargebacks'
import * as disputes from '@ahia/contracts/admin/disputes'
import * as orders from '@ahia/contracts/admin/orders'
import type { ChargebackId, DisputeMessageId } from '@ahia/contracts/ids'
import { newId } from '#platform/ids.ts'
import { aComplaint, aDelivery } from '../../dispute-fixture.ts'
import { aBuyer, anOrder, aThing } from '../../order-fixture.ts'
import { aSentSale } from '../../parcel-fixture.ts'
import { type Act, inHours, type Office } from './act.ts'

export async function tradeActs({ api, support, arbiter, maker }: Office): Promise<Act[]> {
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
