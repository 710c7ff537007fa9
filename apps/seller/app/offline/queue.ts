import { newUuid } from '@ahia/web/browser/new-uuid'
import { oneTabAtATime } from '@ahia/web/storage/one-tab-at-a-time'
import { fieldsOf, isId, isText, isTime } from '@ahia/web/storage/stored-fields'
import { createStoredValue } from '@ahia/web/storage/stored-value'
import { currentOwner } from '#session/current-owner.ts'
import { type Command, isCount } from './command.ts'
import { readWrittenDown, removeUnreadable, removeWrittenDown, writeDown } from './just-done.ts'

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

/**
 * What the queue is still taking in, at first what the page before had no time for: a press is shown at once, and taken back
 * should the browser refuse.
 */
let beingKept = readWrittenDown(isCommand)
let shown = { stored: NONE, beingKept: NONE, all: NONE }
const watchers = new Set<() => void>()

function setBeingKept(next: readonly Command[]): void {
  beingKept = next
  for (const watch of [...watchers]) watch()
}

/** What screens show: the queue with what is on its way into it. */
export const shownQueue = {
  /** The same object until something changes. */
  read: (): readonly Command[] => {
    const stored = queue.read()
    if (shown.stored !== stored || shown.beingKept !== beingKept) {
      const missing = beingKept.filter((one) => !isAmong(stored, one))
      shown = { stored, beingKept, all: missing.reduce(withCommand, stored) }
    }
    return shown.all
  },
  subscribe: (listener: () => void): (() => void) => {
    watchers.add(listener)
    const stop = queue.subscribe(listener)
    return () => {
      watchers.delete(listener)
      stop()
    }
  },
}

type NewCommand = Pick<Command, 'orders' | 'step'> & {
  /** Of an attempt whose answer was lost: with the same key the server does it once. */
  requestKey?: string
}

/** Returns its key. Rejects when the browser stores nothing. */
export async function enqueue({ orders, step, requestKey = newUuid() }: NewCommand): Promise<string> {
  const owner = currentOwner()
  if (owner === null) throw new Error('Sign in to your shop again, then try again.')
  const at = new Date().toISOString()
  const added: Command = { requestKey, owner, orders, step, at, refused: null }
  writeDown(added)
  setBeingKept([...beingKept, added])
  try {
    await takeIn()
  } catch (error) {
    removeWrittenDown([added])
    throw error
  } finally {
    setBeingKept(beingKept.filter((one) => one !== added))
  }
  return requestKey
}

/** Puts into the queue what is written down and not in it yet, once. */
export async function takeIn(): Promise<void> {
  if (readWrittenDown(isCommand).length === 0) return
  await oneTabAtATime('seller-queue-new', async () => {
    const added = readWrittenDown(isCommand)
    await queue.change((all) => added.filter((one) => !isAmong(all, one)).reduce(withCommand, all))
    removeWrittenDown(added)
    setBeingKept(beingKept.filter((one) => !isAmong(added, one)))
  })
}

const isAmong = (commands: readonly Command[], { requestKey }: Command): boolean =>
  commands.some((one) => one.requestKey === requestKey)

const withCommand = (all: readonly Command[], added: Command): readonly Command[] => [
  ...all.filter((one) => !isReplacedBy(one, added)),
  added,
]

/** Of two counts of one item the second is what somebody saw last. */
const isReplacedBy = (one: Command, added: Command): boolean =>
  isCount(one) &&
  isCount(added) &&
  one.owner === added.owner &&
  one.step.count.sellable === added.step.count.sellable

export const removeCommand = (requestKey: string): Promise<void> =>
  queue.change((all) => all.filter((command) => command.requestKey !== requestKey))

/** What somebody must read stays until they have. */
export const keepToRead = (
  requestKey: string,
  words: Pick<Command, 'remark'> | Pick<Command, 'refused'>,
): Promise<void> =>
  queue.change((all) =>
    all.map((command) => (command.requestKey === requestKey ? { ...command, ...words } : command)),
  )

/** SELL-56: on a phone that several people use. */
export async function forgetQueue(): Promise<void> {
  const owner = currentOwner()
  const isOthers = (command: Command) => command.owner !== owner
  removeWrittenDown(readWrittenDown(isCommand).filter((command) => !isOthers(command)))
  removeUnreadable()
  setBeingKept(beingKept.filter(isOthers))
  await queue.change((all) => all.filter(isOthers)).catch(() => undefined)
}
