import { formatNaira } from '@ahia/money/format-naira'
import { fromNaira } from '@ahia/money/naira'
import { TIER_PERKS } from '@ahia/reference/packages'
import type { Advice } from './package-advice.rules.ts'
import { SalesField } from './sales-field.tsx'

type OwnSizeProps = { sales: string; onChange: (sales: string) => void; advice: Advice | null }

/** WIN-51: asks how much the shop sells, and says what leaves it the most. */
export function OwnSize({ sales, onChange, advice }: OwnSizeProps) {
  return (
    <div className="grid gap-x-8 gap-y-3 lg:grid-cols-[20rem_1fr] lg:items-end">
      <SalesField sales={sales} onChange={onChange} placeholder="1,500,000" />
      <p role="status" className="min-h-12 max-w-reading text-pretty">
        {advice ? wordsOf(advice) : 'See which choice leaves you the most.'}
      </p>
    </div>
  )
}

function wordsOf({ salesNaira, percent, without, kept, best }: Advice): string {
  const sales = formatNaira(fromNaira(salesNaira))
  if (best === 'none')
    return `Of ${sales} you keep the most without a package: ${formatNaira(without)}, once the free months are over. Skip for now, and choose when you sell more.`
  return `Of ${sales} you keep the most with ${TIER_PERKS[best].name}: ${formatNaira(kept[best])} a month at ${percent}% commission, and ${formatNaira(without)} without a package.`
}
