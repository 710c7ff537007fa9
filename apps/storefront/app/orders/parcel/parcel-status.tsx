import type { Order } from '@ahia/contracts/shapes/order'
import { Banner } from '@ahia/ui/banner'
import { Button } from '@ahia/ui/button'
import { Link } from '@ahia/web/components/link'
import { lazyWhenShown } from '@ahia/web/loading/lazy-part'
import { Suspense, useState } from 'react'
import type { AddressFormProps } from './address-form.tsx'
import type { CodeDialogProps } from './code-dialog.tsx'
import { nextStepOf } from './next-step.ts'

const CodeDialog = lazyWhenShown<CodeDialogProps>(() =>
  import('./code-dialog.tsx').then((file) => file.CodeDialog),
)
const AddressForm = lazyWhenShown<AddressFormProps>(() =>
  import('./address-form.tsx').then((file) => file.AddressForm),
)

const HandOverPhoto = lazyWhenShown<{ order: Order }>(() =>
  import('./hand-over-photo.tsx').then((file) => file.HandOverPhoto),
)

type ParcelStatusProps = { order: Order; onChanged: (order: Order) => void }

/** SELL-38: what happens next and when, what the customer can do about it, and where to get help. */
export function ParcelStatus({ order, onChanged }: ParcelStatusProps) {
  const next = nextStepOf(order, Date.now())
  const { parcel } = order
  if (parcel === null) return null
  const isAsked = order.status === 'PAID' && parcel.question?.answeredAt === null
  return (
    <div className="grid gap-3 empty:hidden">
      {next?.tone === 'warn' && <Banner tone="warn">{next.words}</Banner>}
      {next?.tone === 'plain' && (
        <p className="text-pretty">
          <span className="font-semibold">Next:</span> {next.words}
        </p>
      )}
      {isAsked && (
        <Suspense>
          <AddressForm order={order} onChanged={onChanged} />
        </Suspense>
      )}
      {order.status === 'SHIPPED' && parcel.status !== 'RETURNING' && <ShowCode order={order} />}
      {parcel.hasPhoto && (
        <Suspense>
          <HandOverPhoto order={order} />
        </Suspense>
      )}
      {(order.status === 'PAID' || order.status === 'SHIPPED') && (
        <p className="flex flex-wrap items-center gap-x-2 text-small text-text-2">
          {parcel.status === 'HANDED_OVER' && <span>Not arrived yet?</span>}
          <Link
            to="/contact"
            className="inline-flex min-h-11 items-center font-semibold text-brand-text underline"
          >
            Get help with this order
          </Link>
        </p>
      )}
    </div>
  )
}

/** SELL-34: behind a tap, so that nobody reads it over a shoulder. */
function ShowCode({ order }: { order: Order }) {
  const [isOpen, setOpen] = useState(false)
  const [wasOpened, setOpened] = useState(false)
  const show = () => {
    setOpen(true)
    setOpened(true)
  }
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button look="tonal" onClick={show}>
        Show delivery code
      </Button>
      <p className="min-w-0 flex-1 basis-60 text-small text-text-2">
        {order.delivery.type === 'PICKUP'
          ? 'Show it at the pickup point to collect your order.'
          : 'The rider will ask for it. It proves you received your order.'}
      </p>
      {wasOpened && (
        <Suspense>
          <CodeDialog order={order} open={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  )
}
