import type { Product } from '@ahia/contracts/catalog'
import type { DeliveryState } from '@ahia/reference/delivery-states'

/** Where in a product a word stands: what is said of it first counts most. */
export type Place = 'name' | 'shelf' | 'summary' | 'text' | 'nowhere'

/** A product, where its shop is, and where each of the words stands in it. */
export type ProductProjection = { product: Product; state: DeliveryState; places: Place[] }
