import type { Sign } from '@ahia/pictures/signs/sign'
import type { Category } from '@ahia/reference/categories'
import type { DeliveryArea } from '@ahia/reference/delivery-areas'
import type { DeliveryState } from '@ahia/reference/delivery-states'
import type { DeliveryType } from '@ahia/reference/delivery-types'
import type { ReturnPolicy } from '@ahia/reference/return-policies'
import type { TaxClass } from '@ahia/reference/tax-classes'
import type { Art } from './scenes/art.ts'

/** How the demo market is written down: one file a shop in goods/, prices in naira. */
export type DemoShop = {
  name: string
  /** As shown beside the name: 'Yaba, Lagos'. */
  city: string
  state: DeliveryState
  /** Its trade; a product may stand on another shelf. */
  category: Category
  description: string
  avatar: Art
  sign: Sign
  /** Who runs it, and one line of theirs. */
  owner: { name: string; line: string }
  products: DemoProduct[]
}

export type DemoProduct = {
  name: string
  subtitle: string
  category?: Category
  subCategory: string
  /** Invented; only of packaged and manufactured goods. */
  brand?: string
  naira: number
  /** Only of a product without variants: where there are some, they are what is sold. */
  stock?: number
  description: string
  specifications: Record<string, string>
  variants?: { name: string; values: DemoVariant[] }
  addOns?: DemoAddOn[]
  delivery: DeliveryType
  /** Where it is delivered and how soon; everywhere and in the usual days unless told. */
  area?: DeliveryArea
  promise?: { within: number; unit: 'HOURS' | 'DAYS' }
  returns: { policy: ReturnPolicy; days: number }
  tax: TaxClass
  sold: number
  /** Stars on average and how many said so; the review rows are made to fit. */
  rating: { stars: number; reviews: number } | null
  isFeatured?: true
  look: Look
}

/** `naira` is the whole price, not a surcharge. `stock` only where there are no options below. */
type DemoVariant = {
  value: string
  naira: number
  stock?: number
  options?: { name: string; values: DemoOption[] }
}
type DemoOption = { value: string; naira: number; stock: number }
type DemoAddOn = { name: string; naira: number; max: number }

/** What its pictures show. */
export type Look = {
  main: Art
  /** Stands beside it on one of the pictures; up to two. */
  beside?: Art[]
  /** Turns the colours of the main thing by so many degrees. */
  hue?: number
  /** How many stand on the first picture, 1 unless told. */
  count?: 2 | 3
}
