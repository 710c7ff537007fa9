import type { Product } from '@ahia/contracts/catalog'
import { findDescribedTypes } from '#catalog/search/understand/find-described-types.rules.ts'
import type { AssistantDeps } from '../assistant-deps.ts'
import type { ShopperRequest } from '../parse/parsed-message.rules.ts'
import { fitOf } from './fit/fit.rules.ts'
import { listFound } from './list-found.ts'

const MOST_OF_KIND = 3
const MOST_SHOWN = 4

/** From here on such goods come before what a need that was read finds. */
export const SURER_THAN_PURPOSE = 9

/** FIND-10: goods that nobody named, of the kinds that serve what was told; the likeliest kind first. */
export async function findDescribedProducts(
  deps: AssistantDeps,
  text: string,
  request: ShopperRequest,
  leastScore = 0,
): Promise<Product[]> {
  const types = findDescribedTypes(text).filter(({ score }) => score >= leastScore)
  const ofEach = await Promise.all(
    types.map(async ({ type }) => {
      const found = await listFound(deps, type.name, MOST_OF_KIND)
      return found.filter(
        (product) =>
          isFitting(product, request) && (type.category === null || type.category === product.category),
      )
    }),
  )
  const turns = Array.from({ length: MOST_OF_KIND }, (_, turn) =>
    ofEach.flatMap((products) => products[turn] ?? []),
  )
  return [...new Map(turns.flat().map((product) => [product._id, product])).values()].slice(0, MOST_SHOWN)
}

function isFitting(product: Product, request: ShopperRequest): boolean {
  const { minNaira, maxNaira } = request
  return (
    product.baseQuantity > 0 &&
    product.basePrice <= (maxNaira ?? Number.POSITIVE_INFINITY) &&
    product.basePrice >= (minNaira ?? 0) &&
    fitOf(product, { ...request, without: [], colours: [], sizes: [], measures: [] }, []) !== null
  )
}
