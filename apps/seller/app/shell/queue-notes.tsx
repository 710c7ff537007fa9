import { orderNumber } from '@ahia/rules/order-number'
import { Banner } from '@ahia/ui/banner'
import { Button } from '@ahia/ui/button'
import { Icon } from '@ahia/ui/icon'
import { Link } from '@ahia/web/components/link'
import { useEffect } from 'react'
import { type Command, isCount, type Step } from '#offline/command.ts'
import { keepSending } from '#offline/keep-sending.ts'
import { removeCommand } from '#offline/queue.ts'
import { useQueue } from '#offline/use-queue.ts'
import { sendCommand } from './send-command.ts'

/** SELL-54, SELL-55: sends what waits, on every page of the hub, and says what still waits or was not taken. */
export function QueueNotes() {
  const { waiting, toRead } = useQueue()
  useEffect(() => keepSending(sendCommand), [])
  return (
    <div className="grid gap-3 not-empty:mb-5 print:hidden">
      {waiting.length > 0 && (
        <p
          role="status"
          className="flex items-center gap-2 rounded-card bg-info-soft px-4 py-3 text-small font-semibold text-info"
        >
          <Icon name="clock" className="size-4" />
          {waiting.length === 1 ? '1 change' : `${waiting.length} changes`} waiting to be sent
        </p>
      )}
      {toRead.map((command) => (
        <ToRead key={command.requestKey} command={command} />
      ))}
    </div>
  )
}

const WORDS = {
  ACCEPT: 'Accepting',
  PACK: 'Packing',
  UNPACK: 'Unpacking',
  HAND_OVER: 'Handing over',
  UNDO_HAND_OVER: 'Undoing the hand-over',
  PHOTO: 'The photo',
  AT_POINT: 'At the pickup point',
  TYPE_CODE: 'The delivery code',
  SCAN: 'The delivery QR',
  RETURNING: 'The return',
  COUNT: 'Your count',
} as const satisfies Record<Step['kind'], string>

/** SELL-56: at the top until somebody has dealt with it. */
function ToRead({ command }: { command: Command }) {
  const { requestKey, step, refused, remark } = command
  const isSaved = refused === null
  return (
    <Banner
      tone={isSaved ? 'warn' : 'danger'}
      role="alert"
      heading={`${WORDS[step.kind]} ${isSaved ? 'was' : "wasn't"} saved`}
    >
      <p>
        {subjectOf(command)}
        {refused ?? remark}
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Link
          to={addressOf(command)}
          className="inline-flex min-h-11 items-center font-semibold text-brand-text underline"
        >
          View
        </Link>
        <Button look="outline" onClick={() => void removeCommand(requestKey)}>
          OK, I've seen it
        </Button>
      </div>
    </Banner>
  )
}

function subjectOf(command: Command): string {
  if (isCount(command)) return `${command.step.item.name}: `
  const [first, ...others] = command.orders
  return first && others.length === 0 ? `Order #${orderNumber(first.orderId)}: ` : ''
}

function addressOf(command: Command): string {
  if (isCount(command)) return `/seller/stock?search=${encodeURIComponent(command.step.item.product)}`
  const [first, ...others] = command.orders
  return first && others.length === 0 ? `/seller/orders/${first.orderId}` : '/seller/orders'
}
