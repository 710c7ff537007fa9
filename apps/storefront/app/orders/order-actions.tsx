import type { Order, OrderStatus } from '@ahia/contracts/shapes/order'
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
  const shown = inOrder(
    order,
    BUTTONS.filter(({ press }) => isOffered(order, press)),
  )
  const failure = step.state.step === 'failed' && question === null ? step.state.message : null
  const hasFirst = leads(order, shown[0])
  return (
    <>
      <div className={classNames(ROW, hasFirst ? FIRST_ALONE : EQUALS)}>
        {shown.map(({ press, look, label, busyLabel, act }, place) => (
          <Button
            key={press}
            look={place === 0 && hasFirst ? look : 'outline'}
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
/** WIN-74: what to do about a disputed order stands with its complaint; WIN-88: and about one under way nothing is urgent. */
const EQUALS = 'max-sm:*:px-3 max-sm:*:text-small'

/** WIN-88: nobody buys again what has not come yet. */
const UNDER_WAY: readonly OrderStatus[] = ['PAID', 'SHIPPED', 'DISPUTED']
const isLate = ({ parcel }: Order): boolean => parcel?.isLate === true

/** Whether the first button is what most customers want now. */
const leads = (order: Order, first: Choice | undefined): boolean =>
  first !== undefined &&
  (first.look === 'primary' ||
    !UNDER_WAY.includes(order.status) ||
    (isLate(order) && first.press === 'CANCEL'))

/** A late order offers to cancel it first. One under way can be bought again last. */
function inOrder(order: Order, choices: readonly Choice[]): readonly Choice[] {
  const rankOf = ({ press }: Choice) => {
    if (press === 'CANCEL' && isLate(order)) return -1
    return press === 'BUY_AGAIN' && UNDER_WAY.includes(order.status) ? 1 : 0
  }
  return choices.toSorted((a, b) => rankOf(a) - rankOf(b))
}

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
