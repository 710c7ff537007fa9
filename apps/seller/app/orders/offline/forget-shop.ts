import { currentOwner } from '#session/current-owner.ts'
import { forgetPicks } from '../pick/picks.ts'
import { queue } from './queue.ts'
import { forgetSeen } from './seen-orders.ts'

/** SELL-56: what somebody who signs out leaves behind on a phone: nothing. */
export async function forgetShop(): Promise<void> {
  const owner = currentOwner()
  await queue.change((all) => all.filter((command) => command.owner !== owner)).catch(() => undefined)
  await Promise.all([forgetSeen(), forgetPicks()])
}
