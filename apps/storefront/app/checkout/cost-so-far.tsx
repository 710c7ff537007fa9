import { sum } from '@ahia/money/arithmetic'
import { formatNaira } from '@ahia/money/format-naira'
import type { Kobo } from '@ahia/money/kobo'
import { Card } from '@ahia/ui/card'
import { costWords, type DeliveryCost } from '#delivery/delivery-cost.rules.ts'
import { Amount, TotalAmount } from './amounts.tsx'

type CostSoFarProps = { itemsKobo: Kobo; delivery: DeliveryCost; hasState: boolean }

/** WIN-78: before the total is calculated, as much of the cost as the cart knew. */
export function CostSoFar({ itemsKobo, delivery, hasState }: CostSoFarProps) {
  const later = hasState ? 'Shown when you calculate' : 'Choose a state first'
  return (
    <Card as="section" aria-label="Estimated cost">
      <dl className="grid gap-2 tabular-nums">
        <Amount label="Subtotal" words={formatNaira(itemsKobo)} />
        <Amount label="Delivery fee" words={costWords(delivery, later)} />
        <TotalAmount label={totalLabel(delivery)} words={formatNaira(estimatedTotal(itemsKobo, delivery))} />
      </dl>
    </Card>
  )
}

/** The last row of it, for the bar of phones. */
export const estimateWords = (itemsKobo: Kobo, delivery: DeliveryCost): string =>
  `${totalLabel(delivery)} ${formatNaira(estimatedTotal(itemsKobo, delivery))}`

const totalLabel = ({ state }: DeliveryCost): string =>
  state === 'known' ? 'Estimated total' : 'Total before delivery'

const estimatedTotal = (itemsKobo: Kobo, delivery: DeliveryCost): Kobo =>
  delivery.state === 'known' ? sum([itemsKobo, delivery.kobo]) : itemsKobo
