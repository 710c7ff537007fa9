import { orderNumber } from '@ahia/rules/order-number'
import { Button } from '@ahia/ui/button'
import { Card } from '@ahia/ui/card'
import { Link } from '@ahia/web/components/link'
import { idsOf } from '#offline/command.ts'
import { enqueue } from '#offline/queue.ts'
import type { ShownOrder } from '../offline/apply-commands.rules.ts'
import { OrderItems } from '../order/order-items.tsx'
import { StatusTags } from '../status-tags.tsx'
import { usePicks } from './picks.ts'

/** Then box by box. */
export function PackBoxes({ orders }: { orders: readonly ShownOrder[] }) {
  return (
    <section aria-labelledby="pack" className="grid gap-3">
      <h2 id="pack" className="text-h3 font-extrabold">
        Pack
      </h2>
      {orders.map((order) => (
        <Box key={order._id} order={order} />
      ))}
    </section>
  )
}

function Box({ order }: { order: ShownOrder }) {
  const { isPicked } = usePicks()
  const isComplete = order.items.every((_, place) => isPicked(order._id, place))
  const pack = () => void enqueue({ orders: [idsOf(order)], step: { kind: 'PACK' } })
  return (
    <Card as="article" aria-label={`Order ${orderNumber(order._id)}`} className="grid gap-2">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Link
          to={`/seller/orders/${order._id}`}
          className="inline-flex min-h-11 items-center font-semibold tabular-nums hover:underline"
        >
          #{orderNumber(order._id)}
        </Link>
        <StatusTags order={order} />
      </div>
      <OrderItems order={order} />
      {order.actions.includes('PACK') && (
        <Button look={isComplete ? 'primary' : 'outline'} onClick={pack}>
          {isComplete ? 'Mark as packed' : 'Mark as packed anyway'}
        </Button>
      )}
    </Card>
  )
}
