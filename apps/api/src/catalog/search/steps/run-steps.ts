import type { SearchDeps } from '../rank/find-many-matches.ts'
import type { SearchRequest } from '../rank/find-matches.ts'
import type { UnderstoodQuery } from '../understand/understood-query.rules.ts'
import { matchBesideName, matchInDescription, notCarried, someOfTheWords } from './close.ts'
import { eachOfSeveral } from './lists.ts'
import { needServed, onlyNeed } from './needs.ts'
import { createContext, type SearchStep, type StepResult } from './search-step.ts'
import { allOfShopOrCategory, partOfShelves, wholeShelves } from './shelves.ts'
import {
  anyHead,
  begunWord,
  namedSo,
  notSold,
  onlyNotSold,
  thingBesideNeed,
  thingForSomething,
  thingItself,
  thingWithoutItsNeed,
} from './things.ts'
import { described, surelyDescribed } from './uses.ts'

/** What may be meant, the likeliest first: the first step with goods answers, or the first that says that nothing does. */
const STEPS: readonly SearchStep[] = [
  wholeShelves,
  allOfShopOrCategory,
  onlyNeed,
  begunWord,
  thingItself,
  onlyNotSold,
  eachOfSeveral,
  namedSo,
  notSold,
  surelyDescribed,
  partOfShelves,
  thingForSomething,
  thingBesideNeed,
  needServed,
  thingWithoutItsNeed,
  described,
  matchBesideName,
  notCarried,
  anyHead,
  matchInDescription,
  someOfTheWords,
]

export async function runSteps(
  deps: SearchDeps,
  request: SearchRequest,
  understood: UnderstoodQuery,
): Promise<StepResult | null> {
  const search = createContext(deps, request, understood)
  for (const step of STEPS) {
    const found = await step(search)
    if (found === 'nothing') return null
    if (found) return found
  }
  return null
}
