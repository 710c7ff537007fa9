import { formatNaira } from '@ahia/money/format-naira'
import { fromNaira } from '@ahia/money/naira'

/** CONST-05: an amount of the API in naira, with sign and thousands separators. */
export const nairaText = (naira: number): string => formatNaira(fromNaira(naira))

export function Price({ naira, className }: { naira: number; className: string }) {
  return <span className={`font-extrabold tabular-nums ${className}`}>{nairaText(naira)}</span>
}

type FromPriceProps = { base: number; from: number | null; className?: string }

/** WIN-106: the lowest price of a product, called so where its choices differ in price. */
export function FromPrice({ base, from, className = '' }: FromPriceProps) {
  return (
    <>
      {from !== null && <span className="text-meta text-text-2">From </span>}
      <Price naira={from ?? base} className={className} />
    </>
  )
}
