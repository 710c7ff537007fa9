import type { DataOf } from '@ahia/contracts/endpoint'
import { getDeliveryCode } from '@ahia/contracts/orders'
import type { Order } from '@ahia/contracts/shapes/order'
import { orderNumber } from '@ahia/rules/order-number'
import { Banner } from '@ahia/ui/banner'
import { Button } from '@ahia/ui/button'
import { Dialog } from '@ahia/ui/overlays/dialog'
import { Skeleton, SkeletonGroup } from '@ahia/ui/skeleton'
import { useOwnPart } from '@ahia/web/parts/use-part'
import { call } from '#session/customer-session.ts'

type Code = DataOf<typeof getDeliveryCode>
export type CodeDialogProps = { order: Order; open: boolean; onClose: () => void }

const FAILED = "We couldn't load your delivery code"
/** Squares around a QR that readers need to be empty. */
const QUIET = 3

/** SELL-34: the code in digits and as a QR. Once loaded it stays, so that it can be shown without a network. */
export function CodeDialog({ order, open, onClose }: CodeDialogProps) {
  const ask = () => call(getDeliveryCode, { id: order._id })
  const { part, reload } = useOwnPart(ask, FAILED)
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={`Delivery code of order ${orderNumber(order._id)}`}
      actions={part.state === 'failed' ? <Button onClick={reload}>Try Again</Button> : undefined}
    >
      {part.state === 'loading' && (
        <SkeletonGroup label="Loading your delivery code...">
          <Skeleton className="mx-auto h-14 w-60" />
          <Skeleton className="mx-auto mt-4 size-56" />
        </SkeletonGroup>
      )}
      {part.state === 'failed' && (
        <Banner tone="danger" role="alert">
          {part.message === FAILED ? FAILED : `${FAILED}. ${part.message}`}
        </Banner>
      )}
      {part.state === 'ready' && <Shown code={part.value} isPickup={order.delivery.type === 'PICKUP'} />}
    </Dialog>
  )
}

function Shown({ code: { code, qr }, isPickup }: { code: Code; isPickup: boolean }) {
  const side = qr.size + 2 * QUIET
  return (
    <div className="grid justify-items-center gap-4 text-center">
      <p className="text-hero font-extrabold tracking-widest tabular-nums">
        {code.slice(0, 3)} {code.slice(3)}
      </p>
      <svg
        role="img"
        aria-label="Delivery code as a QR code"
        viewBox={`${-QUIET} ${-QUIET} ${side} ${side}`}
        shapeRendering="crispEdges"
        className="size-56 rounded-card"
      >
        {/* Dark on light in both themes, or readers would not find it. */}
        <rect x={-QUIET} y={-QUIET} width={side} height={side} fill="#fff" />
        <path d={qr.path} fill="#000" />
      </svg>
      <p className="max-w-reading text-pretty">
        {isPickup
          ? 'Check your order at the pickup point, then show this code.'
          : 'Only give it to the rider once you have the parcel. It proves you received it.'}
      </p>
    </div>
  )
}
