import { describeTypes, rankDescribedTypes } from './rank-described-types.ts'
import type { SearchStep } from './search-step.ts'

/** FIND-10: products of a type that was described and not named. */
export const matchDescription: SearchStep = ({ rank, understood }) =>
  rankDescribedTypes(rank, describeTypes(understood))
