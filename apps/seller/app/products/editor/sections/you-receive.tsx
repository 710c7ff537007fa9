import { formatNaira } from '@ahia/money/format-naira'
import { fromNaira } from '@ahia/money/naira'
import { youReceive } from '@ahia/rules/listing/you-receive'
import { useEditor, useFormField } from '../editor-context.ts'
import { priceError, readAmount } from '../typed.rules.ts'

/** SELL-17: to the kobo, while somebody types. */
export function YouReceive({ price }: { price: string }) {
  const { rates } = useEditor()
  const shelf = useFormField('shelf')
  const amount = priceError(price) === null ? readAmount(price) : null
  const rate = rates?.rates.find(({ category }) => category === shelf.category)
  if (amount === null) return null
  if (!rates || !rate)
    return shelf.category === null ? (
      <p className="text-small text-text-2">Choose a category to see what you receive.</p>
    ) : null
  const { hasPackage } = rates
  const own = youReceive(fromNaira(amount), hasPackage ? rate.withPackageBps : rate.withoutPackageBps)
  const other = youReceive(fromNaira(amount), rate.withPackageBps)
  return (
    <dl className="grid gap-1 rounded-control bg-surface-2 p-3 text-small tabular-nums">
      <Line name="Shopper pays" amount={formatNaira(own.paysKobo)} />
      <Line name={`Commission ${percent(own.rateBps)}`} amount={`−${formatNaira(own.commissionKobo)}`} />
      <div className="mt-1 flex justify-between gap-4 border-t border-border pt-2 text-body font-semibold">
        <dt>You receive</dt>
        <dd>{formatNaira(own.receivesKobo)}</dd>
      </div>
      {!hasPackage && other.rateBps !== own.rateBps && (
        <Line name={`With a package (${percent(other.rateBps)})`} amount={formatNaira(other.receivesKobo)} />
      )}
    </dl>
  )
}

function Line({ name, amount }: { name: string; amount: string }) {
  return (
    <div className="flex justify-between gap-4 text-text-2">
      <dt>{name}</dt>
      <dd>{amount}</dd>
    </div>
  )
}

const percent = (bps: number): string => `${bps / 100}%`
