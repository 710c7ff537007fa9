import { API_PATH } from '@ahia/contracts/api-path'
import { createCall } from '@ahia/contracts/call'
import { listProducts, type Product, type ProductCard, showProduct } from '@ahia/contracts/catalog'

/** Sample products of a running market, by what is special about them. */
export type Samples = {
  /** Has variants, options, add-ons and reviews, and is delivered everywhere. */
  product: Product
  soldOut: ProductCard
  unreviewed: ProductCard
  longNamed: ProductCard
}

const PAGE = 60
const MANY_PAGES = 10

export async function findSamples(origin: string): Promise<Samples> {
  const call = createCall({ fetch, baseUrl: `${origin}${API_PATH}` })
  const cards: ProductCard[] = []
  for (let page = 1; page <= MANY_PAGES; page += 1) {
    const { products, pages } = await call(listProducts, { sort: 'popular', limit: PAGE, page })
    cards.push(...products)
    if (page >= pages) break
  }
  return {
    product: await findProductWithEverything(cards),
    soldOut: need(cards.find(({ baseQuantity }) => baseQuantity === 0)),
    unreviewed: need(cards.find(({ reviews, baseQuantity }) => reviews === 0 && baseQuantity > 0)),
    longNamed: need(cards.toSorted((a, b) => b.name.length - a.name.length)[0]),
  }

  async function findProductWithEverything(from: ProductCard[]): Promise<Product> {
    for (const { _id } of from.filter(({ baseQuantity, reviews }) => baseQuantity > 0 && reviews > 0)) {
      const { product } = await call(showProduct, { id: _id })
      const hasOptions = product.variants.some((group) =>
        group.variantValues.some((one) => one.options.length > 0),
      )
      if (hasOptions && product.addOns.length > 0 && !product.logistics.onlyIn) return product
    }
    return need<Product>(undefined)
  }
}

function need<Thing>(thing: Thing | undefined): Thing {
  if (!thing) throw new Error('This market lacks what is to be shown: is it the demo market?')
  return thing
}

/** `/products/{soldOut}` becomes a real path; `{shop}` is the seller of the product that has everything. */
export function fillIn(path: string, { product, soldOut, unreviewed, longNamed }: Samples): string {
  return path
    .replace('{product}', product._id)
    .replace('{shop}', product.shopId._id)
    .replace('{soldOut}', soldOut._id)
    .replace('{unreviewed}', unreviewed._id)
    .replace('{longNamed}', longNamed._id)
}
