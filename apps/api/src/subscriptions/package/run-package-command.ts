import { changePackage, type PackageState } from '@ahia/contracts/seller/package'
import { runOnce, type ShopCaller } from '#shops/commands/run-once.ts'
import { lockShop } from '#shops/lock-shop.ts'
import { readShopStatus } from '#shops/shops.reads.ts'
import type { Db, Tx } from '#tables.ts'
import { packageStepRefused, shopClosing, shopSuspended } from '../subscriptions.errors.ts'
import { lockSubscription, type Subscription } from '../subscriptions.sql.ts'
import { getPackage } from './get-package.ts'

type PackageCommand = {
  caller: ShopCaller
  requestKey: string
  request: unknown
  work: (tx: Tx, subscription: Subscription) => Promise<void>
}

/** SELL-07, SELL-52: one change of a shop's package at a time, also against a bill that is being made. */
export const runPackageCommand = (
  { db }: { db: Db },
  { caller, requestKey, request, work }: PackageCommand,
): Promise<PackageState> =>
  runOnce(db, {
    caller,
    requestKey,
    request,
    schema: changePackage.data,
    work: async (tx) => {
      const { shopId } = caller
      await lockShop(tx, shopId)
      const status = await readShopStatus(tx, shopId)
      if (status === 'SUSPENDED') throw shopSuspended()
      if (status === 'CLOSING' || status === 'ENDED') throw shopClosing()
      const subscription = await lockSubscription(tx, shopId)
      if (!subscription) throw packageStepRefused('Choose a package on your merchant page first.')
      await work(tx, subscription)
      return getPackage(tx, shopId)
    },
  })
