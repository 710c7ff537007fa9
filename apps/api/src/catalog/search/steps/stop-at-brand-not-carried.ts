import type { SearchStep } from './search-step.ts'

/** What else would be shown is of other brands, or another thing. */
export const stopAtBrandNotCarried: SearchStep = async ({ understood }) =>
  understood.notCarried ? 'nothing' : null
