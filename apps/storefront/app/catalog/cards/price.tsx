import { formatNaira } from '@ahia/money/format-naira'
import { fromNaira } from '@ahia/money/naira'

/** CONST-05: what the API says in naira, with its sign and its groups of three. */
export const nairaText = (naira: number): string => formatNaira(fromNaira(naira))

export function Price({ naira, className }: { naira: number; className: string }) {
  return <span className={`font-extrabold tabular-nums ${className}`}>{nairaText(naira)}</span>
}
