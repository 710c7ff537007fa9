import { getCart } from '@ahia/contracts/cart'
import { createStore } from '@ahia/ui/store'
import { newUuid } from '@ahia/web/browser/new-uuid'
import { type PartResult, type PartState, toPartResult } from '@ahia/web/parts/part-state'
import { call, dropLeftGrant, signedInEmail } from '#session/customer-session.ts'
import { CART_UPDATED, CUSTOMER_CART_KEY } from '../cart-events.ts'
import type { CartLine } from '../cart-source.ts'
import { type CartChange, changeOf, toLine, withChange } from './customer-cart.rules.ts'
import { followCartNews } from './follow-cart-news.ts'

/** As shown: the server's last answer plus the changes since. */
export type CustomerCart = { lines: readonly CartLine[]; changes: readonly CartChange[] }

type Lines = readonly CartLine[]
type Held = { owner: string | null; confirmed: PartState<Lines>; changes: readonly CartChange[] }

const LOADING = { state: 'loading' } as const
const NOBODYS: Held = { owner: null, confirmed: LOADING, changes: [] }

/** CART-02: this tab's copy of the customer's cart, which is on the server. */
const held = createStore<Held>(NOBODYS)

let shown: { of: Held; part: PartState<CustomerCart> } = { of: NOBODYS, part: LOADING }

/** The same object until something changes. Another account's cart is never shown, not even for a moment. */
export function readCustomerCart(): PartState<CustomerCart> {
  if (!isOwnersHere()) return LOADING
  const now = held.get()
  if (shown.of !== now) shown = { of: now, part: toShown(now) }
  return shown.part
}

const isOwnersHere = (): boolean => held.get().owner === signedInEmail()

function toShown({ confirmed, changes }: Held): PartState<CustomerCart> {
  if (confirmed.state !== 'ready') return confirmed
  return { state: 'ready', value: { lines: changes.reduce(withChange, confirmed.value), changes } }
}

let followers = 0
let stopNews = () => {}

/** While it is shown, changes from other tabs and devices are loaded. */
export function followCustomerCart(listener: () => void): () => void {
  const stop = held.subscribe(listener)
  followers += 1
  if (followers === 1) {
    stopNews = followCartNews(() => void loadCustomerCart())
    void loadCustomerCart()
  }
  return () => {
    stop()
    followers -= 1
    if (followers === 0) stopNews()
  }
}

/** Reloads. The current lines stay until the response arrives, and after a failure too, which is returned. */
export async function loadCustomerCart(): Promise<PartResult<Lines>> {
  const reply = await ask()
  take(reply)
  return reply.answer
}

/** Reloads after a failure, with the loading state. */
export function loadCustomerCartAgain(): void {
  held.set({ ...held.get(), confirmed: LOADING })
  void loadCustomerCart()
}

/**
 * CART-09: shows a change at once and sends it; its event then reloads the cart. Rejects with the reason of the error,
 * and the change is undone on the screen. A line has one change at a time, so a second press does nothing; neither does
 * a change for the cart of an account that has signed out.
 */
export async function changeCustomerCart(change: CartChange, send: () => Promise<unknown>): Promise<void> {
  if (!isOwnersHere() || isBusy(change)) return
  held.set({ ...held.get(), changes: [...held.get().changes, change] })
  try {
    await send()
  } catch (reason) {
    held.set(withoutChange(held.get(), change))
    void loadCustomerCart() // another device may have been first
    throw reason
  }
  taken = asked // earlier requests do not include it
  held.set(withDone(held.get(), change))
  notifyCartChanged()
}

/** CART-05, and so that the other tabs of this browser reload too. */
export function notifyCartChanged(): void {
  dispatchEvent(new Event(CART_UPDATED))
  try {
    localStorage.setItem(CUSTOMER_CART_KEY, newUuid())
  } catch {} // then they reload when they are shown
}

type Reply = { place: number; owner: string | null; answer: PartResult<Lines> }

let asked = 0
let taken = 0

async function ask(): Promise<Reply> {
  const owner = signedInEmail()
  if (owner !== held.get().owner) held.set({ ...NOBODYS, owner })
  dropLeftGrant()
  asked += 1
  const place = asked
  const answer = await toPartResult(
    call(getCart, {}).then(({ cart }) => cart.items.map(toLine)),
    'Failed to fetch cart',
  )
  return { place, owner, answer }
}

/** Answers may arrive out of order: one to an earlier request than the last one used is dropped. */
function take({ place, owner, answer }: Reply): void {
  const now = held.get()
  if (place <= taken || owner !== now.owner) return
  taken = place
  if (answer.state === 'ready' || now.confirmed.state !== 'ready') held.set({ ...now, confirmed: answer })
}

function isBusy({ lineId }: CartChange): boolean {
  const { changes } = held.get()
  return lineId === null ? changes.length > 0 : changeOf(changes, lineId) !== null
}

const withoutChange = (now: Held, change: CartChange): Held => ({
  ...now,
  changes: now.changes.filter((other) => other !== change),
})

/** The server has made the change, whether the reload succeeds or not. */
function withDone(now: Held, change: CartChange): Held {
  const { confirmed, changes } = now
  if (confirmed.state !== 'ready' || !changes.includes(change)) return withoutChange(now, change)
  return {
    ...withoutChange(now, change),
    confirmed: { state: 'ready', value: withChange(confirmed.value, change) },
  }
}
