import type { SellerAction } from '@ahia/reference/parcel-statuses'
import { undoEnd } from '@ahia/rules/parcels/seller-actions'
import { Button, buttonClass } from '@ahia/ui/button'
import { Link } from '@ahia/web/components/link'
import { type ComponentType, type ReactNode, useState } from 'react'
import { idsOf, type Step } from '#offline/command.ts'
import { enqueue } from '#offline/queue.ts'
import type { ShownOrder } from '../offline/apply-commands.rules.ts'
import { enqueuePhoto } from '../offline/photo-command.ts'
import { AskAddressDialog } from './ask-address-dialog.tsx'
import { CannotFulfilDialog } from './cannot-fulfil-dialog.tsx'
import { CodeDialog } from './code-dialog.tsx'
import { HandOverDialog } from './hand-over-dialog.tsx'
import { LostDialog, ReturnedDialog } from './refund-dialogs.tsx'
import { ReturningDialog } from './returning-dialog.tsx'

type OrderActionsProps = { order: ShownOrder; onChanged: () => void }

/** What is most likely next; one primary button per screen. */
const FIRST: readonly SellerAction[] = ['ACCEPT', 'PACK', 'HAND_OVER', 'TYPE_CODE', 'RETURNED']

const LABELS = {
  ACCEPT: 'Accept order',
  PACK: 'Mark as packed',
  UNPACK: 'Undo packed',
  HAND_OVER: 'Hand over',
  UNDO_HAND_OVER: 'Undo hand-over',
  AT_POINT: 'At the pickup point',
  TYPE_CODE: 'Enter delivery code',
  ASK_ADDRESS: 'Ask for the full address',
  CANNOT_FULFIL: "Can't fulfil",
  RETURNING: "Couldn't be delivered",
  RETURNED: 'Parcel is back',
  LOST: 'Lost on the way',
} as const satisfies Record<SellerAction, string>

/** Two in a line on a phone; one that is left over has the line to itself. */
const IN_PAIRS = 'text-balance max-sm:px-2 max-sm:last:odd:col-span-2'

/** Those that need no further word. */
const AT_ONCE: Partial<
  Record<SellerAction, Step['kind'] & ('ACCEPT' | 'PACK' | 'UNPACK' | 'UNDO_HAND_OVER' | 'AT_POINT')>
> = {
  ACCEPT: 'ACCEPT',
  PACK: 'PACK',
  UNPACK: 'UNPACK',
  UNDO_HAND_OVER: 'UNDO_HAND_OVER',
  AT_POINT: 'AT_POINT',
}

const DIALOGS: Partial<Record<SellerAction, ComponentType<ActionDialogProps>>> = {
  HAND_OVER: HandOverDialog,
  TYPE_CODE: CodeDialog,
  RETURNING: ReturningDialog,
  ASK_ADDRESS: AskAddressDialog,
  CANNOT_FULFIL: CannotFulfilDialog,
  RETURNED: ReturnedDialog,
  LOST: LostDialog,
}

export function OrderActions({ order, onChanged }: OrderActionsProps) {
  const [asked, setAsked] = useState<SellerAction | null>(null)
  // They stay on the page after they were closed: the browser gives the focus back, and a repeat keeps its key.
  const [opened, setOpened] = useState<readonly SellerAction[]>([])
  const [failed, setFailed] = useState<string | null>(null)
  const close = () => setAsked(null)
  const send = async (step: Step, photo: Blob | null = null) => {
    try {
      await enqueue({ orders: [idsOf(order)], step })
      if (photo) await enqueuePhoto(order, photo)
      setFailed(null)
    } catch {
      setFailed('Your browser is blocking storage for this site. Allow site data, then try again.')
    }
    close() // the words are on the page below
  }
  const act = (action: SellerAction) => {
    const kind = AT_ONCE[action]
    if (kind) return void send({ kind })
    setAsked(action)
    setOpened((all) => [...new Set([...all, action])])
  }
  const first = FIRST.find((action) => order.actions.includes(action))
  const others = order.actions.filter((action) => action !== first)
  // Closes in the frame that shows the step as done. A code is shown as being checked until the server has answered.
  const isDone = (action: SellerAction) => action !== 'TYPE_CODE' && !order.actions.includes(action)
  const dialog = {
    order,
    onClose: close,
    onChanged,
    send: (step: Step, photo?: Blob | null) => void send(step, photo),
  }
  return (
    <>
      {first && (
        <Main>
          <Button onClick={() => act(first)} className="w-full text-lead">
            {LABELS[first]}
          </Button>
        </Main>
      )}
      {failed && (
        <p role="alert" className="font-semibold text-danger">
          {failed}
        </p>
      )}
      <div className="grid grid-cols-2 gap-3 sm:flex sm:flex-wrap">
        {order.parcel.status !== 'NEW' && order.parcel.status !== 'CANCELLED' && (
          <Link
            to={`/seller/orders/slips?ids=${order._id}`}
            className={`${buttonClass('outline')} ${IN_PAIRS}`}
          >
            Slip and label
          </Link>
        )}
        {others.map((action) => (
          <Button key={action} look="outline" onClick={() => act(action)} className={IN_PAIRS}>
            {LABELS[action]}
            {action === 'UNDO_HAND_OVER' && <UndoLeft order={order} />}
          </Button>
        ))}
      </div>
      {opened.map((action) => {
        const ActionDialog = DIALOGS[action]
        return (
          ActionDialog && (
            <ActionDialog key={action} {...dialog} isOpen={asked === action && !isDone(action)} />
          )
        )
      })}
    </>
  )
}

export type ActionDialogProps = {
  order: ShownOrder
  isOpen: boolean
  onClose: () => void
  /** The server has changed the order. */
  onChanged: () => void
  send: (step: Step, photo?: Blob | null) => void
}

/** Within a thumb's reach on a phone. */
const Main = ({ children }: { children: ReactNode }) => (
  <div className="max-lg:sticky max-lg:bottom-[calc(var(--bottom-bar)+0.5rem)] max-lg:z-10 max-lg:rounded-control max-lg:bg-bg lg:max-w-80">
    {children}
  </div>
)

function UndoLeft({ order }: { order: ShownOrder }) {
  const minutes = Math.max(1, Math.ceil((undoEnd(order.parcel) - Date.now()) / 60_000))
  return <span className="font-normal text-text-2"> ({minutes} min left)</span>
}
