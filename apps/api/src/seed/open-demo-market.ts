import { listFeaturedCovers } from '#catalog/window/window.reads.ts'
import type { PictureStore } from '#media/pictures/picture-store.ts'
import type { Closing } from '#platform/closing.ts'
import type { Log } from '#platform/log.ts'
import type { Progress } from '#platform/progress.ts'
import { isMarketEmpty } from '#shops/shops.reads.ts'
import type { Db } from '#tables.ts'
import { paintAhead } from './pictures/paint-ahead.ts'
import { paintOnRequest } from './pictures/paint-on-request.ts'
import { createPainter, type Painter } from './pictures/painter.ts'

type Opening = {
  db: Db
  store: PictureStore
  /** Whether pictures are painted before anybody asks for them. */
  paintsAhead: boolean
  /** Only where no money moves: their password is known to everybody. */
  hasSellers: boolean
  closing: Closing
  stopping: AbortSignal
  progress: Progress
  log: Log
}

/** How many covers of the front page a wide screen shows before scrolling. */
const ABOVE_THE_FOLD = 8

/** Fills the market unless it has a shop, and returns a store that has all its pictures. */
export async function openDemoMarket(opening: Opening): Promise<PictureStore> {
  const { db, store, paintsAhead, closing } = opening
  const painter = createPainter(store)
  if (await isMarketEmpty(db.read)) await fill(opening, painter)
  if (paintsAhead) {
    await paintAhead({ ...opening, painter, keys: await listFeaturedCovers(db.read, ABOVE_THE_FOLD) })
    const painting = paintTheRest(opening, painter)
    closing.add('painting', () => {
      painter.stop()
      return painting
    })
  }
  return paintOnRequest(store, painter)
}

async function fill({ db, paintsAhead, hasSellers, progress }: Opening, painter: Painter): Promise<void> {
  // Starts the painter meanwhile; if that fails, requests for pictures report the error.
  if (paintsAhead) painter.listKeys().catch(() => {})
  await progress.step('demo market is there', async () => {
    // Loaded only here: later starts need not read the 42 shops.
    const { seedDemoMarket } = await import('./seed-demo-market.ts')
    await seedDemoMarket({ db, hasSellers })
  })
}

async function paintTheRest({ store, stopping, progress, log }: Opening, painter: Painter): Promise<void> {
  const startedAt = performance.now()
  try {
    const painted = await paintAhead({ store, painter, keys: await painter.listKeys(), stopping })
    if (stopping.aborted) return
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(0)
    if (painted > 0) progress.say(`  ✓ pictures of the goods: ${painted} painted in ${seconds} s`)
  } catch (error) {
    if (!stopping.aborted) log.warn({ err: error }, 'pictures of the demo market could not be painted ahead')
  } finally {
    painter.stop()
  }
}
