import type { Product } from '@ahia/contracts/catalog'
import { COMPANIONS } from '@ahia/reference/purposes/companions'
import type { Companion } from '@ahia/reference/purposes/companions/companion'
import { stemsIn } from '#catalog/search/parse/stems.rules.ts'
import { isA } from '../find/fit/name-head.rules.ts'
import type { GatheredGroup } from './gathered.rules.ts'

const PACKS = new Set(stemsIn('set pair pack box kit bundle piece yard tin jar bottle'))
const ASIDE = /[,:;()]|\s(?:with|for|in|from|on|of|and)\s/

/** What goes with a product: looked up by the noun of its name, then its shelf, then other words of its name, then its category. */
export function companionsOf(product: Product): Companion {
  const shelf = shelfOf(product)
  const [thing = ''] = product.name.split(ASIDE)
  const matching =
    COMPANIONS.find(({ of }) => of.words !== null && isCalled(thing, product, of)) ??
    COMPANIONS.find(({ of }) => of.words === null && of.shelf === shelf) ??
    COMPANIONS.find(({ of }) => of.words !== null && isCalled(product.name, product, of))
  const anything = { shelf: null, category: product.category, words: null }
  return matching ?? { of: anything, groups: [anything], excludedWords: [] }
}

/** Another of the same kind does not go with it, unless the table says what of its own shelf does. */
export function keepOthers(
  gathered: readonly GatheredGroup[],
  product: Product,
  { of }: Companion,
): GatheredGroup[] {
  const own = shelfOf(product)
  return gathered.map(({ group, projections }) => {
    const matches = group.words !== null || (of.shelf !== null && group.shelf === of.shelf)
    return {
      group,
      projections: matches ? projections : projections.filter((one) => shelfOf(one.product) !== own),
    }
  })
}

/** Whether it is the same sort of thing: a second sneaker beside a sneaker. */
export function isSecond({ name }: Product, { name: first }: Product): boolean {
  const [before = ''] = first.split(ASIDE)
  const noun = stemsIn(before).findLast((stem) => !PACKS.has(stem) && !/^\d/.test(stem))
  return noun !== undefined && isA(name, [noun])
}

const shelfOf = ({ category, subCategory }: Product): string => `${category}/${subCategory}`

function isCalled(
  name: string,
  { category }: Product,
  { words, category: within }: Companion['of'],
): boolean {
  const stems = new Set(stemsIn(name))
  return (within === null || within === category) && stemsIn(words ?? '').every((stem) => stems.has(stem))
}
