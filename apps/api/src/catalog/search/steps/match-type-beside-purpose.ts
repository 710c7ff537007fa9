import { toTextQuery } from '../rank/text-query.rules.ts'
import { namesProductBesidePurpose } from './purpose-and-head.rules.ts'
import { rankText, requireHeadOnly } from './rank-text.ts'
import type { SearchStep } from './search-step.ts'

/** A product type is named beside a purpose. */
export const matchTypeBesidePurpose: SearchStep = async ({
  rank,
  understood: { purpose },
  termsWithHead,
}) => {
  if (!purpose || !namesProductBesidePurpose(purpose, termsWithHead)) return null
  const found = await rankText(rank, toTextQuery(requireHeadOnly(termsWithHead)))
  return found?.ranked.tier === 'product-type' ? found : null
}
