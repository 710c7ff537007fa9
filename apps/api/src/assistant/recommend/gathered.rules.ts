import type { ProductGroup } from '@ahia/reference/purposes/purpose'
import type { ProductProjection } from '#catalog/product-projection.rules.ts'
import type { ShopperRequest } from '../parse/parsed-message.rules.ts'

/** What a source gave, as the catalogue ordered it. */
export type GatheredGroup = { group: ProductGroup; projections: readonly ProductProjection[] }

export type Spending = Pick<ShopperRequest, 'minNaira' | 'maxNaira'>
