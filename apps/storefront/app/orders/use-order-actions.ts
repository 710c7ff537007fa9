import { cancelOrder, confirmDelivery, getReceipt, openDispute } from '@ahia/contracts/orders'
import { payOrders } from '@ahia/contracts/payments'
import type { Order } from '@ahia/contracts/shapes/order'
import { focusAfterDialog } from '@ahia/ui/overlays/focus-after-dialog'
import { showToast } from '@ahia/ui/overlays/show-toast'
import { isSafeAddress, leaveFor } from '@ahia/web/browser/leave-for'
import { type RefObject, useState } from 'react'
import { flushSync } from 'react-dom'
import { call } from '#session/customer-session.ts'
import { buyAgain } from './buy-again.ts'
import type { Surroundings } from './order-surroundings.ts'
import { pdfOf } from './pdf-of.ts'
import { type Press, useOrderStep } from './use-order-step.ts'

export type OrderQuestion = 'CANCEL' | 'CONFIRM_DELIVERY' | 'REPORT_PROBLEM' | 'RETURN'

const FALLBACKS = {
  PAY: 'Payment initialization failed',
  CANCEL: 'Failed to cancel the order',
  CONFIRM_DELIVERY: 'Failed to confirm the delivery',
  REPORT_PROBLEM: 'Failed to report the problem',
  RETURN: 'Failed to request the return',
  RECEIPT: 'Failed to download the receipt',
  BUY_AGAIN: 'Failed to add item to cart',
} as const satisfies Record<Press, string>

/** ADMIN-24 */
export type Complaint = { reason: string; lines: number[]; upload: () => Promise<string[]> }

type OrderActionsInput = {
  order: Order
  surroundings: Surroundings
  heading: RefObject<HTMLElement | null>
  onChanged: (order: Order) => void
  onOutdated: () => void
}

/** ORD-06: what the customer can do with an order. Nothing is shown as done before the server has confirmed it. */
export function useOrderActions({ order, surroundings, heading, onChanged, onOutdated }: OrderActionsInput) {
  const step = useOrderStep({ fallbacks: FALLBACKS, onOutdated })
  const [question, setQuestion] = useState<OrderQuestion | null>(null)
  const [leftOut, setLeftOut] = useState<Awaited<ReturnType<typeof buyAgain>>>([])

  const change = (press: Press, act: () => Promise<{ order: Order }>, done: string) =>
    step.run(press, async () => {
      const answer = await act()
      flushSync(() => {
        setQuestion(null)
        onChanged(answer.order)
      })
      focusAfterDialog(heading.current) // the pressed button may be gone
      showToast({ kind: 'success', text: done })
    })
  const report = (kind: 'PROBLEM' | 'RETURN', { upload, ...complaint }: Complaint) =>
    change(
      kind === 'PROBLEM' ? 'REPORT_PROBLEM' : 'RETURN',
      async () => call(openDispute, { id: order._id, kind, ...complaint, photos: await upload() }),
      kind === 'PROBLEM' ? 'Problem reported' : 'Return requested',
    )
  return {
    step,
    question,
    leftOut,
    ask: (asked: OrderQuestion) => {
      step.forget()
      setQuestion(asked)
    },
    /** A step under way cannot be cancelled, so its dialog stays until it is over. */
    stopAsking: () => {
      if (step.state.step !== 'busy') setQuestion(null)
    },
    pay: () =>
      step.run('PAY', async () => {
        const { authorizationUrl } = await call(payOrders, { orderIds: order.payTogether })
        if (!isSafeAddress(authorizationUrl)) throw new Error(FALLBACKS.PAY)
        await leaveFor(authorizationUrl)
      }),
    cancel: () => change('CANCEL', () => call(cancelOrder, { id: order._id }), 'Order cancelled'),
    confirm: () =>
      change('CONFIRM_DELIVERY', () => call(confirmDelivery, { id: order._id }), 'Delivery confirmed'),
    report,
    downloadReceipt: () =>
      step.run('RECEIPT', async () => {
        const { fileName, pdf } = await call(getReceipt, { id: order._id })
        surroundings.saveFile(fileName, pdfOf(pdf))
        showToast({ kind: 'success', text: `Saved as ${fileName}` })
      }),
    buyAgain: () =>
      step.run('BUY_AGAIN', async () => {
        setLeftOut([])
        const missing = await buyAgain(order.items, surroundings.addToCart)
        setLeftOut(missing)
        if (missing.length < order.items.length) showToast(ADDED)
      }),
  }
}

const ADDED = {
  kind: 'success',
  text: 'Item added to cart successfully!',
  action: { label: 'View cart', href: '/cart' },
} as const

export type OrderActions = ReturnType<typeof useOrderActions>
