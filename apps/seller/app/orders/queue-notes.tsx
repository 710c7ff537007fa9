import { orderNumber } from '@ahia/rules/order-number'
import { Banner } from '@ahia/ui/banner'
import { Button } from '@ahia/ui/button'
import { Icon } from '@ahia/ui/icon'
import { Link } from '@ahia/web/components/link'
import { useEffect } from 'react'
import type { Command, Step } from './offline/command.ts'
import { keepSending } from './offline/keep-sending.ts'
import { removeCommand } from './offline/queue.ts'
import { useQueue } from './offline/use-queue.ts'

/** SELL-54, SELL-55: sends what waits, on every page of the hub, and says what still waits or was not taken. */
export function QueueNotes() {
  const { waiting, refused } = useQueue()
  useEffect(keepSending, [])
  return (
    <div className="grid gap-3 not-empty:mb-5 print:hidden">
      {waiting.length > 0 && (
        <p
          role="status"
          className="flex items-center gap-2 rounded-card bg-info-soft px-4 py-3 text-small font-semibold text-info"
        >
          <Icon name="clock" className="size-4" />
          {waiting.length === 1 ? '1 change waits' : `${waiting.length} changes wait`} for the network
        </p>
      )}
      {refused.map((command) => (
        <Refused key={command.requestKey} command={command} />
      ))}
    </div>
  )
}

const WORDS = {
  ACCEPT: 'Accepting',
  PACK: 'Packing',
  UNPACK: 'Unpacking',
  HAND_OVER: 'Handing over',
  UNDO_HAND_OVER: 'Taking the hand-over back',
  AT_POINT: 'At the pickup point',
  TYPE_CODE: 'The delivery code',
  SCAN: 'The delivery QR',
  RETURNING: 'The return',
} as const satisfies Record<Step['kind'], string>

function Refused({ command: { requestKey, orders, step, refused } }: { command: Command }) {
  const [first] = orders
  return (
    <Banner tone="danger" role="alert" heading={`${WORDS[step.kind]} wasn't saved`}>
      <p>
        {orders.length === 1 && first && `Order #${orderNumber(first.orderId)}: `}
        {refused}
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        {first && (
          <Link
            to={orders.length === 1 ? `/seller/orders/${first.orderId}` : '/seller/orders'}
            className="inline-flex min-h-11 items-center font-semibold text-brand-text underline"
          >
            Look at it
          </Link>
        )}
        <Button look="outline" onClick={() => void removeCommand(requestKey)}>
          OK, I've seen it
        </Button>
      </div>
    </Banner>
  )
}
