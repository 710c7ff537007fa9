import type { Db } from '#tables.ts'
import { playDemoComplaints, playDemoWork } from './office/play-demo-work.ts'
import { type DemoMarket, playDemoOrders } from './sellers/play-demo-orders.ts'

/** What happened in a demo market before anybody looks: work for staff first, as it takes a second, then orders. */
export async function playDemo(market: DemoMarket & { db: Db }): Promise<void> {
  await playDemoWork(market)
  await playDemoComplaints(market, await playDemoOrders(market))
}
