import type { Source } from '@ahia/reference/needs/need'
import type { ToldProduct } from '#catalog/told-product.rules.ts'
import type { Wish } from '../reading/said.rules.ts'

/** What a source gave, as the catalogue ordered it. */
export type Gathered = { source: Source; told: readonly ToldProduct[] }

export type Spending = Pick<Wish, 'minNaira' | 'maxNaira'>
