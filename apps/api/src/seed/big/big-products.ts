import type { ProductId } from '@ahia/contracts/ids'
import { type Chance, seededRandom } from '@ahia/demo-market/seeded-random'
import type { Kobo } from '@ahia/money/kobo'
import { stableId } from '../stable-id.ts'
import { inventAddOns, inventVariants } from './big-choices.ts'
import { inventRating, inventSales, inventStock, varyPrice } from './big-figures.ts'
import type { BigShop } from './big-shop.ts'
import { type Template, templates } from './big-templates.ts'
import { brandFor, earlyPlace, nameProduct } from './name-product.ts'

const SPREAD_MS = 730 * 86_400_000
/** How much larger the first shops are than the last: at a million, from some 2,000 products to 70. */
const SHOP_SKEW = 1.5
const SHARE_LIVE = 0.98
const SHARE_FEATURED = 0.0005
const NUMBER_SPREAD = { min: 0.7, max: 1.3 }
const VARIED_NUMBER = /^[1-9]\d{0,2}$/

type Market = { shops: readonly BigShop[]; products: number; now: Date }
export type BigProduct = ReturnType<typeof toBigProduct>

/**
 * The products one by one, the oldest first as they would have come to a real market; the same ones for the same
 * numbers of shops and products. Only the number of products per shop is kept in memory.
 */
export function* listBigProducts({ shops, products, now }: Market): Generator<BigProduct> {
  const counts = new Uint32Array(shops.length)
  for (let number = 0; number < products; number += 1) {
    const chance = seededRandom(`big product ${number}`)
    const place = earlyPlace(shops.length, chance, SHOP_SKEW)
    const [shop, nth = 0] = [shops[place], counts[place]]
    if (!shop) throw new Error('A product needs a shop')
    counts[place] = nth + 1
    const ageMs = SPREAD_MS * (1 - (number + chance.between(0, 1)) / products)
    const createdAt = new Date(now.getTime() - Math.ceil(ageMs))
    yield toBigProduct({ shop, nth, number, createdAt }, chance)
  }
}

type Place = { shop: BigShop; nth: number; number: number; createdAt: Date }

function toBigProduct({ shop, nth, number, createdAt }: Place, chance: Chance) {
  const { template, brand } = chooseTemplate(shop, nth)
  const { product, category } = template
  const id = stableId<ProductId>('big product', String(number))
  const priceKobo = varyPrice(product.naira, chance)
  const variants = inventVariants({ productId: id, template, priceKobo }, chance)
  const addOns = inventAddOns({ productId: id, template }, chance)
  const stock = variants.length > 0 ? variants.map((variant) => variant.stock) : inventStock(1, chance)
  const sales = inventSales(chance)
  const rating = inventRating(sales, chance)
  const row = {
    id,
    shop_id: shop.row.id,
    shop_name: shop.row.name,
    shop_status: shop.row.status,
    name: nameProduct(template, brand, chance),
    subtitle: product.subtitle,
    description: describe(template, chance),
    category,
    subcategory: product.subCategory,
    brand,
    base_price_kobo: priceKobo,
    from_price_kobo: lowestOf(variants.map((variant) => variant.price_kobo)),
    stock: stock.reduce((sum, part) => sum + part, 0),
    variant_name: variants.length > 0 ? (product.variants?.name ?? 'Size') : null,
    choice_words: [brand, ...variants.map(({ value }) => value), ...addOns.map(({ name }) => name)].join(
      ' · ',
    ),
    specifications: template.specifications,
    delivery_type: product.delivery,
    delivery_area: product.area ?? 'EVERYWHERE',
    area_state: product.area === undefined ? null : shop.row.state,
    promise_within: product.promise?.within ?? null,
    promise_unit: product.promise?.unit ?? null,
    return_policy: product.returns.policy,
    return_days: product.returns.days,
    tax_class: product.tax,
    picture_keys: template.pictures,
    is_featured: chance.isHappening(SHARE_FEATURED),
    status: chance.isHappening(SHARE_LIVE) ? 'LIVE' : chance.pick(['HIDDEN', 'DRAFT']),
    created_at: createdAt,
    sales,
    rating_sum: rating.sum,
    rating_count: rating.count,
  }
  return { row, variants, addOns }
}

/** What triggers would compute for single inserts: null if all choices cost the same. */
function lowestOf(pricesKobo: Kobo[]): Kobo | null {
  const rising = pricesKobo.toSorted((one, other) => one - other)
  const [lowest = null] = rising
  return lowest === rising.at(-1) ? null : lowest
}

/** A shop uses the templates of its trade in turn; after the last one it starts again with other brands. */
function chooseTemplate({ row, category }: BigShop, nth: number): { template: Template; brand: string } {
  const choice = templates.get(category) ?? []
  const template = choice[nth % choice.length]
  if (!template) throw new Error(`The demo market has nothing in ${category}`)
  const brand = brandFor(seededRandom(`${row.name}/${template.base}`), Math.floor(nth / choice.length))
  return { template, brand }
}

function describe({ pieces }: Template, chance: Chance): string {
  return pieces
    .map((piece) =>
      VARIED_NUMBER.test(piece)
        ? Math.ceil(Number(piece) * chance.between(NUMBER_SPREAD.min, NUMBER_SPREAD.max))
        : piece,
    )
    .join('')
}
