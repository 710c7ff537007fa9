import type { ShopId } from '@ahia/contracts/ids'
import { saveShopHours as contract, type ShopHours } from '@ahia/contracts/seller/shop-hours'
import { USUAL_HOURS } from '@ahia/rules/parcels/opening-hours'
import type { z } from 'zod'
import type { Db, Reader } from '#tables.ts'
import { runOnce, type ShopCaller } from '../commands/run-once.ts'
import { changedMeanwhile } from '../shops.errors.ts'
import { findHours, writeHours } from './shop-hours.sql.ts'

/** SELL-50: a shop that never saved its hours is shown those of the market. */
export async function getShopHours(reader: Reader, shopId: ShopId): Promise<ShopHours> {
  const { days, version } = await findHours(reader, shopId)
  return { days: days.length === 0 ? [...USUAL_HOURS] : days, version }
}

type Save = z.output<typeof contract.body> & { caller: ShopCaller }

/** SELL-50, SELL-08: an old version is refused with the present state. */
export const saveShopHours = (
  { db }: { db: Db },
  { caller, requestKey, version, days }: Save,
): Promise<ShopHours> =>
  runOnce(db, {
    caller,
    requestKey,
    request: ['shop-hours', version, days],
    schema: contract.data,
    work: async (tx) => {
      const isSaved = await writeHours(tx, { shopId: caller.shopId, version, days })
      const present = await getShopHours(tx, caller.shopId)
      if (!isSaved) throw changedMeanwhile(present)
      return present
    },
  })
