import type { GoodsRule } from '@ahia/contracts/admin/goods-rules'
import type { TagTone } from '@ahia/ui/tag'

export const KINDS: Record<GoodsRule['kind'], readonly [TagTone, string]> = {
  PROHIBITED: ['danger', 'May not be sold'],
  RESTRICTED: ['warn', 'Checked first'],
  REGISTRATION: ['info', 'Needs its number'],
  ADULTS: ['info', '18 and older'],
}
