import type { StockMoveKind } from '@ahia/contracts/shapes/stock-row'

/** I3: the moves that make stock less. */
export const GOING: ReadonlySet<StockMoveKind> = new Set<StockMoveKind>([
  'SOLD',
  'COUNTED_LESS',
  'DAMAGED',
  'LOST',
  'SOLD_ELSEWHERE',
  'RETIRED',
])
