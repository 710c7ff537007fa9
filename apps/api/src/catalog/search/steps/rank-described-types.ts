import { toTypeQuery } from '../rank/purpose-queries.rules.ts'
import { type DescribedType, findDescribedTypes } from '../understand/find-described-types.rules.ts'
import type { UnderstoodQuery } from '../understand/understood-query.rules.ts'
import { toStepResult } from './rank-text.ts'
import type { SearchContext, StepResult } from './search-step.ts'

/** The kinds of goods that are described, with what was misspelt put right. */
export function describeTypes({ parsed, terms }: UnderstoodQuery): DescribedType[] {
  const corrected = terms.flatMap(({ match, phrases }) => (match === 'corrected' ? phrases.slice(0, 1) : []))
  return findDescribedTypes([parsed.text, ...corrected].join(' '))
}

export async function rankDescribedTypes(
  ask: SearchContext['rank'],
  uses: readonly DescribedType[],
): Promise<StepResult | null> {
  const sources = uses.map(({ type }) => toTypeQuery(type))
  if (sources.length === 0) return null
  const found = toStepResult(await ask(sources, { lowestTier: 'product-type' }), sources)
  return found && { ...found, isClose: true }
}
