import { formatNaira } from '@ahia/money/format-naira'
import { fromNaira } from '@ahia/money/naira'

/** CONST-05: an amount of the API in naira, with sign and thousands separators. */
export const nairaText = (naira: number): string => formatNaira(fromNaira(naira))

export function Price({ naira, className }: { naira: number; className: string }) {
  return <span className={`font-extrabold tabular-nums ${className}`}>{nairaText(naira)}</span>
}
