import { MERCHANT_CATEGORY_LABELS } from '@ahia/reference/merchant-categories'
import { proposalLabel } from '@ahia/reference/staff/proposal-kinds'
import type { WorkKindName } from '@ahia/reference/staff/work-kinds'

/** What a line of work is about, in words. */
export function aboutWork({ kind, about }: { kind: WorkKindName; about: string }): string {
  if (kind === 'PROPOSAL') return proposalLabel(about)
  return kind === 'NEW_SHOP' || kind === 'CHANGED_SHOP' ? withCategoryWords(about) : about
}

const CATEGORIES = new Map(Object.entries(MERCHANT_CATEGORY_LABELS))

/** Of name, category and city: from the end, as a name may look like the rest. */
const withCategoryWords = (about: string): string =>
  about.replace(/ · ([A-Z]+)( · [^·]*)$/, (all, category: string, city: string) =>
    CATEGORIES.has(category) ? ` · ${CATEGORIES.get(category)}${city}` : all,
  )
