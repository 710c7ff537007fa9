import { formatNaira } from '@ahia/money/format-naira'
import { fromNaira } from '@ahia/money/naira'
import { TIER_PERKS, type Tier } from '@ahia/reference/packages'
import { breakEvenRange } from './example-shop.rules.ts'

type BreakEvenProps = { tier: Tier; percents: readonly number[]; monthlyNaira: number }

/** WIN-48: from which sales the chosen package leaves a shop more than selling without one. */
export function BreakEven({ tier, percents, monthlyNaira }: BreakEvenProps) {
  const range = breakEvenRange(percents, monthlyNaira)
  if (range.length === 0) return null
  const { name } = TIER_PERKS[tier]
  return (
    <section aria-labelledby="break-even" className="rounded-card border border-border p-5">
      <h2 id="break-even" className="text-h3 font-extrabold">
        When is {name} worth it?
      </h2>
      <p className="mt-1 text-pretty text-text-2">
        After the free months, a package saves you money from these monthly sales:
      </p>
      <dl className="mt-4 grid gap-2">
        {range.map(({ percent, naira }) => (
          <div key={percent} className="flex justify-between gap-4">
            <dt>At {percent}% commission</dt>
            <dd className="font-semibold tabular-nums">{formatNaira(fromNaira(naira))}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-small text-pretty text-text-2">
        Below that, you keep more without a package. Setup and account management are not included.
      </p>
    </section>
  )
}
