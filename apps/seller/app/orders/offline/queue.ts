import { newUuid } from '@ahia/web/browser/new-uuid'
import { fieldsOf, isId, isText, isTime } from '@ahia/web/storage/stored-fields'
import { createStoredValue } from '@ahia/web/storage/stored-value'
import { currentOwner } from '#session/current-owner.ts'
import type { Command } from './command.ts'

const NONE: readonly Command[] = []

/** SELL-54: what was done on this phone and not sent yet, first things first. It survives a restart. */
export const queue = createStoredValue<readonly Command[]>({
  key: 'seller-queue',
  event: 'seller-queue-changed',
  empty: NONE,
  parse: (json) => (Array.isArray(json) && json.every(isCommand) ? json : null),
})

/** Any script can write to browser storage. */
function isCommand(json: unknown): json is Command {
  const { requestKey, owner, orders, step, at } = fieldsOf(json)
  const isComplete = isId(requestKey) && isText(owner) && isTime(at) && isText(fieldsOf(step).kind)
  return isComplete && Array.isArray(orders) && orders.every((order) => isId(fieldsOf(order).orderId))
}

type NewCommand = Pick<Command, 'orders' | 'step'>

/** Returns its key. Rejects when the browser stores nothing. */
export async function enqueue({ orders, step }: NewCommand): Promise<string> {
  const owner = currentOwner()
  if (owner === null) throw new Error('Log in to your shop again, then try once more.')
  const requestKey = newUuid()
  const at = new Date().toISOString()
  await queue.change((all) => [...all, { requestKey, owner, orders, step, at, refused: null }])
  return requestKey
}

export const removeCommand = (requestKey: string): Promise<void> =>
  queue.change((all) => all.filter((command) => command.requestKey !== requestKey))

export const refuseCommand = (requestKey: string, message: string): Promise<void> =>
  queue.change((all) =>
    all.map((command) => (command.requestKey === requestKey ? { ...command, refused: message } : command)),
  )
