import type { Order } from '@ahia/contracts/shapes/order'
import { Banner } from '@ahia/ui/banner'
import { Button, type ButtonLook } from '@ahia/ui/button'
import { classNames } from '@ahia/ui/class-names'
import { CancelDialog } from './cancel-dialog.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { ReportDialog } from './report-dialog.tsx'
import type { OrderActions as Actions } from './use-order-actions.ts'
import type { Press } from './use-order-step.ts'

type OrderActionsProps = {
  order: Order
  actions: Actions
  /** The heading that names the order. */
  headingId: string
}

/** ORD-06: what the customer can do with an order in its status. */
export function OrderActions({ order, actions, headingId }: OrderActionsProps) {
  const { step, question, stopAsking } = actions
  const shown = BUTTONS.filter(({ press }) => isOffered(order, press))
  const failure = step.state.step === 'failed' && question === null ? step.state.message : null
  const isDisputed = order.status === 'DISPUTED'
  return (
    <>
      <div className={classNames(ROW, isDisputed ? EQUALS : FIRST_ALONE)}>
        {shown.map(({ press, look, label, busyLabel, act }) => (
          <Button
            key={press}
            look={isDisputed ? 'outline' : look}
            aria-describedby={headingId}
            busy={step.isBusyWith(press)}
            busyLabel={busyLabel}
            disabled={step.state.step === 'busy' && !step.isBusyWith(press)}
            onClick={() => act(actions)}
          >
            {label}
          </Button>
        ))}
      </div>
      {failure && (
        <Banner tone="danger" role="alert">
          {failure}
        </Banner>
      )}
      <LeftOut leftOut={actions.leftOut} />
      <CancelDialog order={order} actions={actions} open={question === 'CANCEL'} onClose={stopAsking} />
      <ConfirmDialog
        order={order}
        actions={actions}
        open={question === 'CONFIRM_DELIVERY'}
        onClose={stopAsking}
      />
      <ReportDialog
        kind={question === 'RETURN' ? 'RETURN' : 'PROBLEM'}
        order={order}
        actions={actions}
        open={question === 'REPORT_PROBLEM' || question === 'RETURN'}
        onClose={stopAsking}
      />
    </>
  )
}

const ROW = 'flex flex-wrap gap-3 empty:hidden max-sm:gap-2 max-sm:*:grow'
const FIRST_ALONE = 'max-sm:*:not-first:px-3 max-sm:*:not-first:text-small max-sm:*:first:basis-full'
/** WIN-74: what to do about a disputed order stands with its complaint. */
const EQUALS = 'max-sm:*:px-3 max-sm:*:text-small'

const isOffered = (order: Order, press: Press): boolean =>
  press === 'BUY_AGAIN' ? order.status !== 'PENDING' : order.actions.includes(press)

type Choice = {
  press: Press
  look: ButtonLook
  label: string
  busyLabel?: string
  act: (actions: Actions) => void
}

const BUTTONS: readonly Choice[] = [
  {
    press: 'PAY',
    look: 'primary',
    label: 'Pay now',
    busyLabel: 'Initializing Payment...',
    act: ({ pay }) => pay(),
  },
  {
    press: 'CONFIRM_DELIVERY',
    look: 'primary',
    label: 'Confirm delivery',
    act: ({ ask }) => ask('CONFIRM_DELIVERY'),
  },
  {
    press: 'BUY_AGAIN',
    look: 'tonal',
    label: 'Buy again',
    busyLabel: 'Adding...',
    act: ({ buyAgain }) => buyAgain(),
  },
  {
    press: 'REPORT_PROBLEM',
    look: 'outline',
    label: 'Report a problem',
    act: ({ ask }) => ask('REPORT_PROBLEM'),
  },
  { press: 'RETURN', look: 'outline', label: 'Return', act: ({ ask }) => ask('RETURN') },
  {
    press: 'RECEIPT',
    look: 'outline',
    label: 'Download receipt',
    busyLabel: 'Preparing...',
    act: ({ downloadReceipt }) => downloadReceipt(),
  },
  { press: 'CANCEL', look: 'outline', label: 'Cancel order', act: ({ ask }) => ask('CANCEL') },
]

function LeftOut({ leftOut }: Pick<Actions, 'leftOut'>) {
  if (leftOut.length === 0) return null
  return (
    <Banner tone="warn" role="status" heading="Not added to your cart">
      <ul>
        {leftOut.map(({ name, reason }) => (
          <li key={name}>
            {name}: {reason}
          </li>
        ))}
      </ul>
    </Banner>
  )
}
