import type { Product } from '@ahia/contracts/catalog'
import type { DeliveryState } from '@ahia/reference/delivery-states'

/** Where a product contains a word, the most important place first. `summary`: shop, category, subtitle and choices. */
export type Place = 'name' | 'shelf' | 'summary' | 'text' | 'nowhere'

/** A product, its shop's state, and the place of each word in it. */
export type ProductProjection = { product: Product; state: DeliveryState; places: Place[] }
