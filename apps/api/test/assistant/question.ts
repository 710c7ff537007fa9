/** One written question to the shopping assistant, and what of its answer can be checked. */
export type Question = {
  /** Short, unlike all others: 'find-fan-under-60k'. */
  name: string
  kind: string
  /** What the shopper writes, one after the other; the answer to the last is looked at. */
  turns: readonly [string, ...string[]]
  /** Who asks; guest when left out. Ada has orders (see people.ts), Bola has others. */
  as?: 'ada' | 'bola'
  /** The exact name of the product whose page is open. */
  lookingAt?: string
  expect: Expectation
}

export type Expectation = {
  /** Exact names of products that must all be among the recommendations. */
  must?: readonly string[]
  /** At least one of these must be. */
  mustOneOf?: readonly string[]
  /** None of these may be. */
  mustNot?: readonly string[]
  /** Every recommended product fits all of this. */
  each?: {
    category?: string
    subCategory?: readonly string[]
    /** At least one of these words stands in its name, subtitle or description (lower case). */
    hasOneOf?: readonly string[]
    hasNoneOf?: readonly string[]
    maxNaira?: number
    minNaira?: number
    /** Of its shop: LAGOS, ENUGU … */
    shopState?: string
    shop?: string
    minStars?: number
    inStock?: true
  }
  /** The first is the cheapest, most expensive or best rated of all in the market that fit `each`. */
  firstIs?: 'cheapest' | 'priciest' | 'best-rated'
  /** How many recommendations; [0, 0] for none. */
  count?: readonly [least: number, most: number]
  /** The reply contains each of these (lower case, one of the alternatives separated by |). */
  says?: readonly string[]
  neverSays?: readonly string[]
  /** The answer brings a comparison of exactly these products. */
  compares?: readonly string[]
  /** The answer brings the status of these orders, named by their last 8 characters (people.ts), and of no others. */
  orders?: readonly string[]
  /** It asks one short question back. */
  asks?: true
  /** The first is so among all that are shown. */
  firstShownIs?: 'cheapest' | 'priciest' | 'best-rated'
  /** Each of these is in the comparison, or shown and spoken of. */
  comparesAll?: readonly string[]
  /** Whether or not it says so of itself, it asks. */
  asksBack?: true
  /** The proposed basket has one of the names of each line, and costs no more than this. */
  basketOneOf?: readonly (readonly string[])[]
  basketMaxNaira?: number
  /** A short text of the product's page, in the reply (lower case). */
  quotes?: string
}
