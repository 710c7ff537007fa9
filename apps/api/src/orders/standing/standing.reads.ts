import type { ShopId } from '@ahia/contracts/ids'
import type { Reader } from '#tables.ts'
import { countStanding } from './standing.sql.ts'

/** SELL-51: for the standing as a whole, to which reviews belong too. */
export const readStanding = (reader: Reader, shopId: ShopId) => countStanding(reader, shopId)
