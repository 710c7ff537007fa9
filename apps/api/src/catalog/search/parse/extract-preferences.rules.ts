import {
  type Extracted,
  extractAll,
  type NormalisedText,
  oneOfAlternatives,
  wholeWords,
} from './normalised-text.rules.ts'

type Preferences = {
  preference: Preference | null
  minStars: number | null
  wantsStock: boolean
  wantsFreeDelivery: boolean
}

/** What is said first counts: 'from the cheapest to the most expensive'. */
const PREFERENCES: readonly (readonly [Preference, RegExp])[] = [
  [
    'priciest',
    phrases(`
    most expensive | dearest | costliest | most costly | highest price | highest priced | priciest
  `),
  ],
  [
    'best-sold',
    phrases(`
    best selling | best seller | best sellers | bestselling | bestseller | bestsellers | most popular |
    most bought | most sold | most ordered | top selling | top seller | hot selling | fast selling |
    trending | everybody is buying | people buy most | people are buying | sells most | sell most |
    popular
  `),
  ],
  [
    'best-rated',
    phrases(`
    best rated | top rated | highest rated | highest rating | highest ratings | best rating | best
    ratings | best review | best reviews | best reviewed | most liked | people like most | well rated |
    highly rated | good rating | good ratings | good review | good reviews | highest stars | most stars
    | most recommended | rated best | rated highest | most loved | by rating | sort by rating
  `),
  ],
  [
    'cheapest',
    phrases(`
    cheapest | cheapest one | least expensive | lowest price | lowest priced | least price | most
    affordable | lowest cost | smallest price | lowest | by price | sort by price |
    best price
  `),
  ],
  [
    'newest',
    phrases(`
    newest | latest | new arrival | new arrivals | just arrived | most recent | just came in
  `),
  ],
]

/** Said only beside others, these mean less: 'cheap, but the best rated'. */
const FAINT: typeof PREFERENCES = [
  ['best-rated', phrases('the best | best')],
  [
    'cheapest',
    phrases(`
    very cheap | cheap | affordable | inexpensive | budget friendly | not expensive | not too expensive | not costly |
    low price | low cost | pocket friendly
  `),
  ],
]

const AND_MORE = '(?: (?:and|or|&) (?:above|more|up|higher|over)| upwards| plus| [+])?'

const STARS = wholeWords(
  String.raw`(?:(?:at least|above|over|minimum|more than|rated|rating of|from) )*([1-5](?:\.\d)?)(?: [+])? ?(?:stars?|star rating|rating)${AND_MORE}|rated (?:at least |above |over )?([1-5](?:\.\d)?)${AND_MORE}`,
)

const STOCK = phrases(`
    in stock | on stock | available | available now | currently available | still available | on ground
    | is on ground | not out of stock | not sold out | ready to ship
  `)

const FREE_DELIVERY = phrases(`
    free delivery | free shipping | free home delivery | delivery free | deliver free | delivers free |
    delivered free | delivery is free | shipping is free | no delivery fee | without delivery fee | no
    shipping fee | ship free | free waybill | deliver for free | delivered for free | delivery for free
    | without paying delivery | no delivery charge
  `)

/** What is put first, and what it must have besides its own qualities. */
export function extractPreferences(text: NormalisedText): Extracted<Preferences> {
  const free = extractAll(text, FREE_DELIVERY)
  const stars = extractAll(free.rest, STARS)
  const stock = extractAll(stars.rest, STOCK)
  const strong = takePreference(stock.rest, PREFERENCES)
  const faint = takePreference(strong.rest, FAINT)
  const [, before, after] = stars.found.at(-1) ?? []
  const count = before ?? after
  return {
    found: {
      preference: strong.found ?? faint.found,
      minStars: count === undefined ? null : Number(count),
      wantsStock: stock.found.length > 0,
      wantsFreeDelivery: free.found.length > 0,
    },
    rest: faint.rest,
  }
}

function takePreference(text: NormalisedText, table: typeof PREFERENCES): Extracted<Preference | null> {
  const found = table
    .map(([preference, pattern]) => ({ preference, at: text.search(pattern) }))
    .filter(({ at }) => at >= 0)
  const [first] = found.sort((a, b) => a.at - b.at)
  const rest = table.reduce((sofar, [, pattern]) => extractAll(sofar, pattern).rest, text)
  return { found: first?.preference ?? null, rest }
}

function phrases(list: string): RegExp {
  return wholeWords(`(?:the |with |with the )?${oneOfAlternatives(list)}(?: first)?`)
}

/** What requests are put in order by. 'Cheap' and 'affordable' read as cheapest, a bare 'best' as best-rated. */
export type Preference = 'cheapest' | 'priciest' | 'best-rated' | 'best-sold' | 'newest'
