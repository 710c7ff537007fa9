import type { ShopperRequest } from './parsed-message.rules.ts'

export const NO_REQUEST: ShopperRequest = {
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
export const namesProduct = (request: ShopperRequest): boolean =>
  request.words.length > 0 || request.category !== null || request.shopWords.length > 0

/** Says how it shall be. */
export const namesAttribute = (request: ShopperRequest): boolean =>
  [request.without, request.colours, request.sizes, request.measures].some((list) => list.length > 0) ||
  [request.minNaira, request.maxNaira, request.state, request.preference, request.minStars].some(
    (value) => value !== null,
  ) ||
  request.wantsStock ||
  request.wantsFreeDelivery
