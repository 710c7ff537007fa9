import type { Call } from '@ahia/contracts/call'
import { approveShop, settleDispute, shipOrder } from '@ahia/contracts/counter'

/** What the buttons of the counter ask for. */
export const COUNTER_STEPS = {
  ship: 'ship',
  refund: 'refund',
  turnDown: 'turn-down',
  approve: 'approve',
} as const

/** Refuses what no button of the page sends. */
export async function takeCounterStep(call: Call, form: FormData): Promise<void> {
  const id = String(form.get('order'))
  switch (form.get('step')) {
    case COUNTER_STEPS.ship:
      await call(shipOrder, { id })
      return
    case COUNTER_STEPS.refund:
      await call(settleDispute, { id, outcome: 'REFUNDED', answer: answerOf(form) })
      return
    case COUNTER_STEPS.turnDown:
      await call(settleDispute, { id, outcome: 'TURNED_DOWN', answer: answerOf(form) })
      return
    case COUNTER_STEPS.approve:
      await call(approveShop, { id: String(form.get('shop')), version: Number(form.get('version')) })
      return
    default:
      throw new Error('The counter knows no such step')
  }
}

const answerOf = (form: FormData): string => String(form.get('answer') ?? '')
