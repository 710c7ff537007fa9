import type { ProductCard } from '@ahia/contracts/catalog'
import { PROMOTED_LABEL } from '@ahia/reference/window'
import { smallCard } from '../cards/small-card.ts'

/** ADMIN-32: a place that is part of a package is labelled. */
export type FeaturedCard = ProductCard & { isPromoted?: true }

type Featured = { products: readonly ProductCard[]; promoted: readonly string[] }

export const featuredCards = ({ products, promoted }: Featured): FeaturedCard[] =>
  products.map((product) => ({
    ...smallCard(product),
    ...(promoted.includes(product._id) && { isPromoted: true as const }),
  }))

export const featuredLabel = ({ isPromoted }: FeaturedCard): string | null =>
  isPromoted ? PROMOTED_LABEL : null
