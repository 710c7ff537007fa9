import type { ShopId } from '@ahia/contracts/ids'
import type { Checklist } from '@ahia/contracts/seller/checklist'
import { hasLiveProduct } from '#catalog/shop-products.reads.ts'
import { readFirstSteps } from '#shops/first-steps/first-steps.reads.ts'
import type { Db } from '#tables.ts'

/** SELL-05: what a new shop has done and what comes next; null once all is done, for good. */
export async function getChecklist({ db }: { db: Db }, shopId: ShopId): Promise<Checklist> {
  const first = await readFirstSteps(db.read, shopId)
  const steps = [
    { step: 'PROFILE', isDone: true }, // without one there is no shop
    { step: 'APPROVAL', isDone: first.wasApproved },
    { step: 'PRODUCT', isDone: first.hasListed || (await hasLiveProduct(db.read, shopId)) },
    { step: 'HOURS', isDone: first.hasHours },
    { step: 'DETAILS', isDone: first.hasDetails },
  ] as const
  return { steps: steps.every(({ isDone }) => isDone) ? null : [...steps] }
}
