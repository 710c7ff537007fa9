import type { Product } from '@ahia/contracts/catalog'
import { tokenise } from '#catalog/search/parse/tokenise.rules.ts'
import { understandTerms } from '#catalog/search/understand/understand-terms.ts'
import type { AssistantDeps } from '../assistant-deps.ts'
import { isA } from '../find/fit/name-head.rules.ts'
import { gatherCandidates } from '../find/gather-candidates.ts'
import { namesAll } from './names-all.rules.ts'
import { tailsOf } from './side-phrases.rules.ts'

const ASIDE = /[,:;()]|\s(?:with|for|in|from|on|of)\s/

export type Side = { phrase: string; product: Product | null }

/**
 * Compares like with like: an ambiguous word means the product in the other side's category ('ofada or abakaliki rice' are
 * both raw), and a product with the word in its name comes before one that matches by a synonym.
 */
export async function findAlike(deps: AssistantDeps, sides: readonly Side[]): Promise<Side[]> {
  const [first, ...others] = sides.flatMap(({ product }) => product ?? [])
  if (first === undefined || others.length === 0) return [...sides]
  const alike = [...sides]
  for (const [at, side] of sides.entries()) {
    const neighbours = alike.flatMap(({ product }, place) =>
      place === at || product === null ? [] : [product],
    )
    if (isPlain(side, neighbours)) continue
    const product = await findBeside(deps, side, neighbours)
    if (product !== null) alike[at] = { ...side, product }
  }
  return alike
}

/** Nothing to doubt: called as it was said, and on the shelf of another side. A shop's name leaves no choice either. */
const isPlain = ({ phrase, product }: Side, neighbours: readonly Product[]): boolean =>
  product === null ||
  / from /.test(phrase) ||
  // Two routers were named: the same one on both sides is not what was meant.
  (!neighbours.some(({ _id }) => _id === product._id) &&
    namesAll(product, phrase) &&
    neighbours.some(({ subCategory }) => subCategory === product.subCategory))

async function findBeside(
  deps: AssistantDeps,
  { phrase, product: found }: Side,
  neighbours: readonly Product[],
): Promise<Product | null> {
  const named = (await listCalled(deps, phrase, phrase)).filter(({ _id }) =>
    neighbours.every((neighbour) => neighbour._id !== _id),
  )
  const isFound = ({ _id }: Product): number => (_id === found?._id ? 1 : 0)
  const called = named
    .filter(({ name }) => isA(name, tailsOf(phrase)))
    .toSorted((one, other) => isFound(other) - isFound(one))
  // 'vitamin c': what a name begins with may be all that is said of it.
  const prefixed = named.filter(({ name }) => name.toLowerCase().startsWith(`${phrase} `))
  const within = (shelf: 'subCategory' | 'category', products: readonly Product[]) =>
    products.find((product) => neighbours.some((neighbour) => neighbour[shelf] === product[shelf]))
  return (
    within('subCategory', called) ??
    within('category', called) ??
    called[0] ??
    within('subCategory', prefixed) ??
    within('category', prefixed) ??
    // Called by all the words on the right shelf is better than not called so at all: 'polish' is no wax.
    (found !== null && namesAll(found, phrase)
      ? null
      : within('subCategory', named.filter(startsWithAll(phrase)))) ??
    null
  )
}

/** Whether a name says all of it before it says what the thing has or is for. */
const startsWithAll =
  (phrase: string) =>
  ({ name }: Product): boolean =>
    namesAll({ name: name.split(ASIDE)[0] ?? name }, phrase)

/** For names with words that the search does not know ('4K', 'over-ear'): looks for the thing, and reads its name. */
export async function findCalled(deps: AssistantDeps, phrase: string): Promise<Product | null> {
  const [thing] = tailsOf(phrase).slice(-1)
  if (thing === undefined || thing === phrase) return null
  const [first = null] = await listCalled(deps, thing, phrase)
  return first
}

async function listCalled(deps: AssistantDeps, search: string, phrase: string): Promise<Product[]> {
  const words = await understandTerms(deps, tokenise(search))
  const found = await gatherCandidates(deps, { words, shopId: null })
  return found.map(({ product }) => product).filter((product) => namesAll(product, phrase))
}
