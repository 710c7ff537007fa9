import type { Source } from '@ahia/reference/needs/need'
import type { ToldProduct } from '#catalog/told-product.rules.ts'
import type { ShopperRequest } from '../reading/parsed-message.rules.ts'

/** What a source gave, as the catalogue ordered it. */
export type Gathered = { source: Source; told: readonly ToldProduct[] }

export type Spending = Pick<ShopperRequest, 'minNaira' | 'maxNaira'>
