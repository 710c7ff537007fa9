import type { AddOnId, ProductId, VariantId } from '@ahia/contracts/ids'
import type { Chance } from '@ahia/demo-market/seeded-random'
import type { Kobo } from '@ahia/money/kobo'
import { toNaira } from '@ahia/money/naira'
import { stableId } from '../stable-id.ts'
import { inventStock, roundPrice } from './big-figures.ts'
import type { Template } from './big-templates.ts'
import { sizesOf } from './big-words.ts'

const SHARE_WITH_VARIANTS = 0.2
const SHARE_WITH_THREE = 0.4
const SHARE_WITH_ADD_ON = 0.1
/** As a factor of the previous price, if the template has no prices of its own. */
const NEXT_SIZE = 1.6
const GIFT_WRAP = { name: 'Gift wrap', naira: 500, max: 1 }

type Chosen = { productId: ProductId; template: Template; priceKobo: Kobo }

/** Rows of 2 or 3 variants for one product in five, else none; their stock adds up to the product's. */
export function inventVariants({ productId, template, priceKobo }: Chosen, chance: Chance) {
  if (!chance.isHappening(SHARE_WITH_VARIANTS)) return []
  const values = listValues(template, chance.isHappening(SHARE_WITH_THREE) ? 3 : 2)
  const stock = inventStock(values.length, chance)
  return values.map(({ value, ratio }, position) => ({
    id: stableId<VariantId>('big variant', productId, String(position)),
    product_id: productId,
    position,
    value,
    price_kobo: roundPrice(toNaira(priceKobo) * ratio),
    stock: stock[position] ?? 0,
  }))
}

function listValues({ product, category }: Template, count: number): { value: string; ratio: number }[] {
  const own = product.variants?.values ?? []
  if (own.length >= count) {
    const [first] = own
    return own
      .slice(0, count)
      .map(({ value, naira }) => ({ value, ratio: naira / (first?.naira || product.naira) }))
  }
  return sizesOf[category].slice(0, count).map((value, place) => ({ value, ratio: NEXT_SIZE ** place }))
}

/** A row for one product in ten. */
export function inventAddOns({ productId, template }: Omit<Chosen, 'priceKobo'>, chance: Chance) {
  if (!chance.isHappening(SHARE_WITH_ADD_ON)) return []
  const [addOn = GIFT_WRAP] = template.product.addOns ?? []
  return [
    {
      id: stableId<AddOnId>('big add-on', productId),
      product_id: productId,
      position: 0,
      name: addOn.name,
      price_kobo: roundPrice(addOn.naira),
      max_quantity: addOn.max,
    },
  ]
}
