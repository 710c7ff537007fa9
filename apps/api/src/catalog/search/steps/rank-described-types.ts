import { toTypeQuery } from '../rank/purpose-queries.rules.ts'
import { type DescribedType, findDescribedTypes } from '../understand/find-described-types.rules.ts'
import type { UnderstoodQuery } from '../understand/understood-query.rules.ts'
import { toStepResult } from './rank-text.ts'
import type { SearchContext, StepResult } from './search-step.ts'

/** The product types that the query describes, after its spelling was corrected. */
export function describeTypes({ parsed, terms }: UnderstoodQuery): DescribedType[] {
  const corrected = terms.flatMap(({ match, phrases }) => (match === 'corrected' ? phrases.slice(0, 1) : []))
  return findDescribedTypes([parsed.text, ...corrected].join(' '))
}

export async function rankDescribedTypes(
  rank: SearchContext['rank'],
  types: readonly DescribedType[],
): Promise<StepResult | null> {
  const queries = types.map(({ type }) => toTypeQuery(type))
  if (queries.length === 0) return null
  const found = toStepResult(await rank(queries, { lowestTier: 'product-type' }), queries)
  return found && { ...found, isClose: true }
}
