import { toNaira } from '@ahia/money/naira'
import { DELIVERY_STATES } from '@ahia/reference/delivery-states'
import { createGetStateFees } from '#delivery/get-state-fees.ts'
import type { TestApi } from '../test-api.ts'
import type { Surroundings } from './evaluate.ts'
import { readMarket } from './market.ts'

/** What answers are held against: the market as it is, and the fees of delivery. */
export async function readSurroundings(api: TestApi): Promise<Omit<Surroundings, 'people'>> {
  const fees = await Promise.all(DELIVERY_STATES.map(createGetStateFees(api)))
  return {
    api,
    market: await readMarket(api),
    knownNaira: fees.flatMap(({ near, far }) => [toNaira(near.feeKobo), toNaira(far.feeKobo)]),
  }
}
