import { demoShops } from '@ahia/demo-market/demo-shops'
import type { PictureStore } from '#media/picture-store.ts'
import type { Progress } from '#platform/progress.ts'
import type { Db } from '#tables.ts'
import { makeDemoPictures } from './make-demo-pictures.ts'
import { seedDemoMarket } from './seed-demo-market.ts'

type Filling = {
  db: Db
  folder: PictureStore
  progress: Progress
  onProgress: (done: number, total: number) => void
}

/** Shops, goods, their pictures and reviews; a second time changes nothing. */
export async function fillDemoMarket({ db, folder, progress, onProgress }: Filling): Promise<void> {
  const pictures = await makeDemoPictures({ folder, shops: demoShops, onProgress })
  await progress.step('demo market is there', () => seedDemoMarket({ db, pictures }))
}
