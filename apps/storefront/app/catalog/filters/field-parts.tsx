import type { ReactNode } from 'react'

export const ROW = 'flex min-h-11 cursor-pointer items-center gap-3 text-small lg:min-h-9'
export const BOX = 'size-5 shrink-0 accent-brand'
export const LEGEND = 'mb-2 text-small font-semibold'

export function Count({ children }: { children: ReactNode }) {
  return <span className="ml-auto text-meta text-text-3 tabular-nums">{children}</span>
}

/** WIN-72: what is chosen stays in any case; a count that is not known yet may be any. */
export const mayLeadOn = (count: number | undefined): boolean => count !== 0
