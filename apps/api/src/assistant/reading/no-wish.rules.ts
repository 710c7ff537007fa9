import type { Wish } from './said.rules.ts'

export const NO_WISH: Wish = {
  words: [],
  without: [],
  colours: [],
  sizes: [],
  measures: [],
  minNaira: null,
  maxNaira: null,
  state: null,
  category: null,
  shopWords: [],
  preference: null,
  minStars: null,
  wantsStock: false,
  wantsFreeDelivery: false,
}

/** Says what it is, and not only how it shall be. */
export const namesThing = (wish: Wish): boolean =>
  wish.words.length > 0 || wish.category !== null || wish.shopWords.length > 0

/** Says how it shall be. */
export const namesQuality = (wish: Wish): boolean =>
  [wish.without, wish.colours, wish.sizes, wish.measures].some((list) => list.length > 0) ||
  [wish.minNaira, wish.maxNaira, wish.state, wish.preference, wish.minStars].some(
    (value) => value !== null,
  ) ||
  wish.wantsStock ||
  wish.wantsFreeDelivery
