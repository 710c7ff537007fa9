/** The result of a merge: how many lines were accepted as they were, and what to report about the others. */
export type MergeReport = {
  taken: number
  fewer: readonly string[]
  refused: readonly string[]
  waiting: number
}

type MergeMessage = { kind: 'success' | 'error'; text: string; sentences: number }

const MERGED = 'Cart merged successfully'
const NOT_MERGED = 'Failed to merge cart'

/** CART-04, CART-14: nothing is lost silently. Null when there is nothing to report. */
export function describeMerge({ taken, fewer, refused, waiting }: MergeReport): MergeMessage | null {
  const notes = [...refused, ...fewer, ...(waiting > 0 ? ["We'll try the rest again later"] : [])]
  if (taken === 0 && notes.length === 0) return null
  const isWhole = refused.length === 0 && waiting === 0
  const sentences = [isWhole ? MERGED : NOT_MERGED, ...notes]
  return { kind: isWhole ? 'success' : 'error', text: sentences.join('. '), sentences: sentences.length }
}

export const isOnlyWaiting = ({ taken, fewer, refused }: MergeReport): boolean =>
  taken + fewer.length + refused.length === 0
