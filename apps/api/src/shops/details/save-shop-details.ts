import type { ShopId } from '@ahia/contracts/ids'
import { saveShopDetails as contract, type ShopDetails } from '@ahia/contracts/seller/shop-details'
import type { z } from 'zod'
import type { Db, Reader } from '#tables.ts'
import { runOnce, type ShopCaller } from '../commands/run-once.ts'
import { changedMeanwhile } from '../shops.errors.ts'
import { findDetails, writeDetails } from './shop-details.sql.ts'

const NONE: ShopDetails = {
  returnAddress: null,
  handOverPlace: null,
  deliveryPhone: null,
  tin: null,
  cacNumber: null,
  version: 0,
}

export const getShopDetails = async (reader: Reader, shopId: ShopId): Promise<ShopDetails> =>
  (await findDetails(reader, shopId)) ?? NONE

type Save = z.output<typeof contract.body> & { caller: ShopCaller }

/** SELL-50, SELL-08: an old version is refused with the present state. */
export const saveShopDetails = (
  { db }: { db: Db },
  { caller, requestKey, ...details }: Save,
): Promise<ShopDetails> =>
  runOnce(db, {
    caller,
    requestKey,
    request: ['shop-details', details],
    schema: contract.data,
    work: async (tx) => {
      const isSaved = await writeDetails(tx, caller.shopId, details)
      const present = await getShopDetails(tx, caller.shopId)
      if (!isSaved) throw changedMeanwhile(present)
      return present
    },
  })
