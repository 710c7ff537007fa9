import { rootsIn } from '../product/asked.rules.ts'
import type { BasketLine } from './basket-line.rules.ts'

/** What there is of one thing of a list. */
export type ThingOffers = {
  /** The best match first. */
  lines: readonly BasketLine[]
  /** Whether it is called so, or the search of the market is sure of it. */
  isSure: boolean
  /** The words it was asked for by. */
  roots: ReadonlySet<string>
  /** What would be it, if there were any left. */
  soldOut: BasketLine['product'] | null
}

/**
 * CHAT-11: things of one list are mostly of one category. Of products that match a word equally well, those in the category
 * of the other things come first: between car shampoo and polish, a sponge is for cars. An unsure match must be in it.
 */
export function ofOneShelf(offers: readonly ThingOffers[]): ThingOffers[] {
  const shelves = offers.map(({ lines: [first], isSure }) =>
    isSure ? (first?.product.category ?? null) : null,
  )
  return offers.map((offer, at) => {
    const others = shelves.filter((shelf, place) => place !== at && shelf !== null)
    const times = ({ product }: BasketLine) => others.filter((shelf) => shelf === product.category).length
    if (!offer.isSure) return { ...offer, lines: offer.lines.filter((line) => times(line) > 0) }
    const shared = ({ name }: BasketLine) => rootsIn(name).filter((root) => offer.roots.has(root)).length
    const [first] = offer.lines
    const equal = offer.lines.filter((line) => first && shared(line) >= shared(first))
    const rest = offer.lines.filter((line) => !equal.includes(line))
    return { ...offer, lines: [...equal.toSorted((one, other) => times(other) - times(one)), ...rest] }
  })
}
