import { forgetPicks } from '../pick/picks.ts'
import { forgetReturnAddress } from './return-address.ts'
import { forgetSeen } from './seen-orders.ts'

/** SELL-56: what somebody who signs out leaves behind of the orders on a phone: nothing. */
export async function forgetOrders(): Promise<void> {
  await Promise.all([forgetSeen(), forgetPicks(), forgetReturnAddress()])
}
