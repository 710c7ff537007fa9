import type { ShopperRequest } from './parsed-message.rules.ts'

export const NO_WISH: ShopperRequest = {
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
export const namesThing = (wish: ShopperRequest): boolean =>
  wish.words.length > 0 || wish.category !== null || wish.shopWords.length > 0

/** Says how it shall be. */
export const namesQuality = (wish: ShopperRequest): boolean =>
  [wish.without, wish.colours, wish.sizes, wish.measures].some((list) => list.length > 0) ||
  [wish.minNaira, wish.maxNaira, wish.state, wish.preference, wish.minStars].some(
    (value) => value !== null,
  ) ||
  wish.wantsStock ||
  wish.wantsFreeDelivery
