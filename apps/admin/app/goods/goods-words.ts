import type { GoodsRow } from '@ahia/contracts/admin/goods'
import { PRODUCT_REPORT_REASONS, REVIEW_REPORT_REASONS } from '@ahia/reference/goods-reports'
import type { TagTone } from '@ahia/ui/tag'

/** Looked up when it is needed: the files of a build may import each other in a circle. */
export function reportWords(reason: string): string {
  const words: Readonly<Record<string, string>> = { ...REVIEW_REPORT_REASONS, ...PRODUCT_REPORT_REASONS }
  return words[reason] ?? reason
}

export const STATUS: Record<GoodsRow['status'], readonly [TagTone, string]> = {
  DRAFT: ['neutral', 'Draft'],
  LIVE: ['ok', 'On sale'],
  HIDDEN: ['neutral', 'Hidden by the shop'],
  IN_REVIEW: ['warn', 'Waiting to be checked'],
  TAKEN_DOWN: ['danger', 'Taken down'],
  REMOVED: ['neutral', 'Removed'],
}
