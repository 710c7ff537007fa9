import type { AddOnId, OptionId, ProductId, ShopId, VariantId } from '@ahia/contracts/ids'
import type { ProductDeliveryTerms } from '@ahia/contracts/shapes/product'
import type { Kobo } from '@ahia/money/kobo'
import type { Category } from '@ahia/reference/categories'
import type { DeliveryType } from '@ahia/reference/delivery-types'
import type { ReturnPolicy } from '@ahia/reference/return-policies'
import type { TaxClass } from '@ahia/reference/tax-classes'

/** A product to be added. */
export type NewProduct = ProductDeliveryTerms & {
  id: ProductId
  shopId: ShopId
  name: string
  subtitle: string
  description: string
  category: Category
  subCategory: string
  brand: string | null
  basePriceKobo: Kobo
  /** Used for a product without variants; otherwise theirs counts. */
  stock: number
  variants: { name: string; values: NewVariant[] } | null
  addOns: NewAddOn[]
  specifications: Record<string, string>
  delivery: DeliveryType
  returns: { policy: ReturnPolicy; days: number }
  taxClass: TaxClass
  pictures: { key: string; placeholder: string | null }[]
  isFeatured: boolean
  status: 'DRAFT' | 'LIVE' | 'HIDDEN'
  createdAt: Date
}

export type NewVariant = {
  id: VariantId
  value: string
  priceKobo: Kobo | null
  /** Used for a variant without options; otherwise theirs counts. */
  stock: number
  options: { name: string; values: NewOption[] } | null
}

export type NewOption = { id: OptionId; value: string; priceKobo: Kobo | null; stock: number }
export type NewAddOn = { id: AddOnId; name: string; priceKobo: Kobo; maxQuantity: number }

/** What can be bought and counted: the option, else the variant, else the product itself. */
export type Sellable = { variantId: VariantId | null; optionId: OptionId | null; stock: number }

export function listSellables({ stock, variants }: NewProduct): Sellable[] {
  if (variants === null) return [{ variantId: null, optionId: null, stock }]
  return variants.values.flatMap(({ id, stock: own, options }): Sellable[] =>
    options === null
      ? [{ variantId: id, optionId: null, stock: own }]
      : options.values.map((option) => ({ variantId: id, optionId: option.id, stock: option.stock })),
  )
}
