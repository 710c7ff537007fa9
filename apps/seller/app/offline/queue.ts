import { newUuid } from '@ahia/web/browser/new-uuid'
import { fieldsOf, isId, isText, isTime } from '@ahia/web/storage/stored-fields'
import { createStoredValue } from '@ahia/web/storage/stored-value'
import { currentOwner } from '#session/current-owner.ts'
import { type Command, isCount } from './command.ts'

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

/** What storage is still taking in: a press is shown at once, and taken back should the browser refuse. */
let beingKept: readonly Command[] = NONE
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
      const missing = beingKept.filter(
        ({ requestKey }) => !stored.some((one) => one.requestKey === requestKey),
      )
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
  if (owner === null) throw new Error('Log in to your shop again, then try again.')
  const at = new Date().toISOString()
  const added: Command = { requestKey, owner, orders, step, at, refused: null }
  setBeingKept([...beingKept, added])
  try {
    await queue.change((all) => withCommand(all, added))
  } finally {
    setBeingKept(beingKept.filter((one) => one !== added))
  }
  return requestKey
}

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
  await queue.change((all) => all.filter((command) => command.owner !== owner)).catch(() => undefined)
}
