import { listSavedItems, removeSavedItem, saveItems } from '@ahia/contracts/wishlist'
import { type PartState, toPartResult } from '@ahia/web/parts/part-state'
import { call, dropLeftGrant, signedInEmail } from '#session/customer-session.ts'
import { followWishlistNews, notifyOtherTabs } from './follow-wishlist-news.ts'
import { WISHLIST_UPDATED } from './guest-saved-items.ts'
import { mergeSavedItems } from './merge-saved-items.ts'
import { NO_SAVED_ITEMS, type Wishlist } from './wishlist.rules.ts'
import { type WishlistChange, withChange } from './wishlist-changes.rules.ts'

export type CustomerSavedItems = {
  /** For the hearts; null when nobody is signed in any more. */
  read: () => Wishlist | null
  /** As the state of a part, for components that show loading and failure. */
  readPart: () => PartState<Wishlist> | null
  /** Shows the change at once. Rejects with the reason of the error; then the change is undone on the screen. */
  change: (change: WishlistChange) => Promise<void>
  reload: () => void
}

type Held = { owner: string | null; confirmed: PartState<Wishlist>; changes: readonly WishlistChange[] }

const LOADING = { state: 'loading' } as const
const NOBODYS: Held = { owner: null, confirmed: LOADING, changes: [] }

let held = NOBODYS
/** Derived from `held`: the same objects until something changes. */
let hearts: Wishlist = NO_SAVED_ITEMS
let shown: PartState<Wishlist> = LOADING

/** PDP-11: this tab's copy of the customer's saved items, which are on the server; nothing of it is stored. */
export function openCustomerSavedItems(): CustomerSavedItems {
  followWishlistNews(() => void load())
  void load()
  return {
    read: () => (held.owner === null ? null : hearts),
    readPart: () => (held.owner === null ? null : shown),
    change,
    reload: () => {
      hold({ ...held, confirmed: LOADING })
      void load()
    },
  }
}

let last: Promise<unknown> = Promise.resolve()

/** One request after the other, so that a response always includes the changes before it. */
function oneAtATime<T>(act: () => Promise<T>): Promise<T> {
  const done = last.then(act)
  last = done.catch(() => {})
  return done
}

/** The current items stay until the answer arrives, and after a failure too. */
function load(): Promise<void> {
  const owner = signedInEmail()
  if (owner !== held.owner) hold({ ...NOBODYS, owner }) // at once: nobody sees what another account has saved
  if (owner === null) return Promise.resolve()
  dropLeftGrant()
  return oneAtATime(async () => {
    await mergeSavedItems().catch(() => {}) // what was saved as a guest stays here until it can be handed over
    const answer = await toPartResult(
      call(listSavedItems, {}).then(({ items }) => items),
      "We couldn't load your wishlist.",
    )
    const isNews = answer.state === 'ready' || held.confirmed.state !== 'ready'
    if (owner === held.owner && isNews) hold({ ...held, confirmed: answer })
  })
}

async function change(asked: WishlistChange): Promise<void> {
  const { owner } = held
  hold({ ...held, changes: [...held.changes, asked] })
  try {
    await oneAtATime(() => send(asked))
    if (owner === held.owner) confirm(asked)
    notifyOtherTabs()
  } finally {
    hold({ ...held, changes: held.changes.filter((other) => other !== asked) })
  }
}

async function send(change: WishlistChange): Promise<void> {
  if (change.kind === 'remove') {
    await call(removeSavedItem, { productId: change.productId })
    return
  }
  const { productId } = change.savedItem
  const { saved } = await call(saveItems, { productIds: [productId] })
  if (!saved.some((id) => id === productId)) throw new Error('This item is no longer sold')
}

function confirm(done: WishlistChange): void {
  const { confirmed } = held
  if (confirmed.state !== 'ready') void load()
  else held = { ...held, confirmed: { state: 'ready', value: withChange(confirmed.value, done) } }
}

function hold(next: Held): void {
  held = next
  const { confirmed, changes } = held
  const isThere = confirmed.state === 'ready'
  hearts = changes.reduce(withChange, isThere ? confirmed.value : NO_SAVED_ITEMS)
  shown = isThere ? { state: 'ready', value: hearts } : confirmed
  dispatchEvent(new Event(WISHLIST_UPDATED))
}
