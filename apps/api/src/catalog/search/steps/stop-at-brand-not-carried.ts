import type { SearchStep } from './search-step.ts'

/** Everything else would be of other brands or types. */
export const stopAtBrandNotCarried: SearchStep = async ({ understood }) =>
  understood.notCarried ? 'nothing' : null
