import type { Call } from '@ahia/contracts/call'
import { approveShop, settleDispute, shipOrder } from '@ahia/contracts/dev-console'

/** What the buttons of the dev console request. */
export const DEV_CONSOLE_STEPS = {
  ship: 'ship',
  refund: 'refund',
  turnDown: 'turn-down',
  approve: 'approve',
} as const

/** Throws for a step that no button of the page sends. */
export async function takeDevConsoleStep(call: Call, form: FormData): Promise<void> {
  const id = String(form.get('order'))
  switch (form.get('step')) {
    case DEV_CONSOLE_STEPS.ship:
      await call(shipOrder, { id })
      return
    case DEV_CONSOLE_STEPS.refund:
      await call(settleDispute, { id, outcome: 'REFUNDED', answer: answerOf(form) })
      return
    case DEV_CONSOLE_STEPS.turnDown:
      await call(settleDispute, { id, outcome: 'TURNED_DOWN', answer: answerOf(form) })
      return
    case DEV_CONSOLE_STEPS.approve:
      await call(approveShop, { id: String(form.get('shop')), version: Number(form.get('version')) })
      return
    default:
      throw new Error('The dev console has no such step')
  }
}

const answerOf = (form: FormData): string => String(form.get('answer') ?? '')
