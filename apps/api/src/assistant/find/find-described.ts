import { IDLE_WORDS, SERVICE_WORDS } from '@ahia/reference/assistant/idle-words'
import { listWhole } from '#catalog/list-whole.ts'
import { tokenise } from '#catalog/search/parse/tokenise.rules.ts'
import type { SearchDeps } from '#catalog/search/search-deps.ts'
import type { ShopperRequest } from '../parse/parsed-message.rules.ts'
import { rootOf } from '../product/asked.rules.ts'
import { rankDescribed, type ScoredProduct, worthOf } from './described.rules.ts'
import { listWordHits } from './described.sql.ts'
import { fitOf } from './fit/fit.rules.ts'

const MOST_WORDS = 14
const MOST_READ = 40
/** As many products as words are weighed among. */
const USUAL_MARKET = 430

const SAYS_NOTHING = new Set(
  'start child children dear good said give gave keep keeps trouble want wants someone thing really house room today week time first still always every'.split(
    ' ',
  ),
)

/** What shops tell of in the words of somebody who describes what they need, and perhaps cannot name it. */
export async function findDescribed(
  deps: SearchDeps,
  text: string,
  request: Pick<ShopperRequest, 'minNaira' | 'maxNaira'>,
): Promise<ScoredProduct[]> {
  const words = [...new Set(tokenise(text))]
    .filter(
      (word) =>
        word.length > 2 && !IDLE_WORDS.has(word) && !SERVICE_WORDS.has(word) && !SAYS_NOTHING.has(word),
    )
    .filter((word) => !/^\d+k?$/.test(word))
    .slice(0, MOST_WORDS)
  if (words.length === 0) return []
  const hits = await listWordHits(deps.db.read, words)
  const worths = new Map(
    hits.map(({ word, productIds }) => [rootOf(word), worthOf(productIds.length, USUAL_MARKET)]),
  )
  const sums = new Map<(typeof hits)[number]['productIds'][number], number>()
  for (const { word, productIds } of hits)
    for (const id of productIds) sums.set(id, (sums.get(id) ?? 0) + (worths.get(rootOf(word)) ?? 0))
  const ids = [...sums].toSorted(([, one], [, other]) => other - one).map(([id]) => id)
  const products = await listWhole(deps, ids.slice(0, MOST_READ))
  const { minNaira, maxNaira } = request
  const affordable = [...products.values()].filter(
    ({ basePrice, baseQuantity }) =>
      baseQuantity > 0 && basePrice <= (maxNaira ?? Number.POSITIVE_INFINITY) && basePrice >= (minNaira ?? 0),
  )
  return rankDescribed(affordable, worths)
}

/** Less than this in common is chance. */
const SURE = 7
const NEARLY = 0.62

/** The few that have clearly more in common with what was said than chance. */
export function keepSure(
  scored: readonly ScoredProduct[],
  request: ShopperRequest,
  most: number,
): ScoredProduct[] {
  const [best] = scored
  if (!best || best.score < SURE) return []
  return scored
    .filter(
      ({ score, product }) =>
        score >= NEARLY * best.score &&
        fitOf(product, { ...request, colours: [], sizes: [], measures: [] }, []) !== null,
    )
    .slice(0, most)
}
