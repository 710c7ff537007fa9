import type { DemoProduct, DemoShop } from '../demo-goods.ts'

/** Which of the four views of a product: alone, in a group, with its companions, in another light. */
export type View = 0 | 1 | 2 | 3

const ALONE: View = 0
const IN_A_GROUP: View = 1
const IN_COMPANY: View = 2
const IN_OTHER_LIGHT: View = 3

/** So many pictures of goods can be made in the time that a first start may take on two cores. */
const MOST = 640

/**
 * Every product is shown alone. What is left of the most goes to more views of the featured ones, a second for all of
 * them before a third for any, and then to products with companions, one of each shop at a time.
 */
export function chooseViews(shops: readonly DemoShop[], most = MOST): Map<DemoProduct, View[]> {
  const products = shops.flatMap((shop) => shop.products)
  const views = new Map(products.map((product): [DemoProduct, View[]] => [product, [ALONE]]))
  for (const [product, view] of listWishes(shops).slice(0, Math.max(0, most - products.length)))
    views.get(product)?.push(view)
  return views
}

type Wish = [product: DemoProduct, view: View]

function listWishes(shops: readonly DemoShop[]): Wish[] {
  const featured = shops.flatMap(({ products }) => products.filter(({ isFeatured }) => isFeatured))
  return [
    ...[IN_COMPANY, IN_A_GROUP, IN_OTHER_LIGHT].flatMap((view) =>
      featured.map((product): Wish => [product, view]),
    ),
    ...inTurns(shops).map((product): Wish => [product, IN_COMPANY]),
  ]
}

/** The first with companions of each shop, then the second of each, and so on. */
function inTurns(shops: readonly DemoShop[]): DemoProduct[] {
  const candidates = shops.map(({ products }) =>
    products.filter(({ isFeatured, look }) => !isFeatured && (look.beside ?? []).length > 0),
  )
  const rounds = Math.max(0, ...candidates.map((list) => list.length))
  return Array.from({ length: rounds }, (_, round) =>
    candidates.flatMap((list) => list.slice(round, round + 1)),
  ).flat()
}
