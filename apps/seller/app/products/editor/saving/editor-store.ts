import { changeListing, createListing } from '@ahia/contracts/seller/listings'
import type { Listing } from '@ahia/contracts/shapes/listing'
import { shopSession } from '@ahia/shop-session/shop-session'
import { createStore } from '@ahia/ui/store'
import { newUuid } from '@ahia/web/browser/new-uuid'
import { type Changes, changedFields, changesOf, unfinishedFields } from '../changes.rules.ts'
import { EMPTY_FORM, type FormField, type ListingForm, toForm } from '../listing-form.ts'
import { keepMine, merge, take } from '../merge.rules.ts'
import { applySaved } from './apply-saved.rules.ts'
import { type EditorState, type SaveState, savesItself } from './editor-state.ts'
import { type Creation, forgetListingDraft, keepListingDraft, type ListingDraft } from './listing-draft.ts'
import { currentListingOf, errorTextOf, isPassing } from './save-errors.ts'

const STORE_DRAFT_MS = 1_000
const SAVE_MS = 2_500
const RETRY_MS = [5_000, 15_000, 30_000] as const
const LONGEST_RETRY_MS = 60_000
/** Typing does not replace these states, because every component that reads the state would be drawn again for each key. */
const STAYS_WHILE_TYPING: readonly SaveState['step'][] = ['typed', 'sending', 'conflict']
const FAILED = "We couldn't save your changes."

export type EditorStore = ReturnType<typeof createEditorStore>

type Opened = { listing: Listing | null; draft: ListingDraft | null; onCreated: (listing: Listing) => void }

/** SELL-08, SELL-11: what is typed, kept on the phone, and saved on the server. */
export function createEditorStore({ listing: opened, draft, onCreated }: Opened) {
  const store = createStore<EditorState>(begin(opened, draft))
  let creating: Creation | null = draft?.creating ?? null
  let lastSent: { text: string; requestKey: string } | null = null
  let underWay: Promise<boolean> | null = null
  let [tries, isStopped, isForgotten] = [0, false, false]
  let keepTimer: ReturnType<typeof setTimeout> | undefined
  let sendTimer: ReturnType<typeof setTimeout> | undefined

  const set = (part: Partial<EditorState>) => store.set({ ...store.get(), ...part })
  const setSave = (save: SaveState) => set({ save })
  const base = () => baseOf(store.get().listing)
  const isChanged = () => changedFields(store.get().form, base()).length > 0

  /** SELL-11: at most a second of typing is ever lost. */
  const keep = () => {
    clearTimeout(keepTimer)
    if (isForgotten) return
    const { form, listing } = store.get()
    const id = listing?._id ?? null
    if (!isChanged() && !creating) return forgetListingDraft(id)
    const isKept = keepListingDraft(id, { form, listing, creating, at: Date.now() })
    if (isKept !== store.get().isKept) set({ isKept })
  }
  const sendLater = (ms: number) => {
    clearTimeout(sendTimer)
    if (!isStopped) sendTimer = setTimeout(() => void send(), ms)
  }

  const change = (part: Partial<ListingForm>) => {
    const { form, listing, save, action } = store.get()
    set({
      form: { ...form, ...part },
      save: STAYS_WHILE_TYPING.includes(save.step) ? save : { step: 'typed' },
      action: action?.step === 'busy' ? action : null,
    })
    clearTimeout(keepTimer)
    keepTimer = setTimeout(keep, STORE_DRAFT_MS)
    if (savesItself(listing)) sendLater(SAVE_MS)
  }

  const create = async (): Promise<void> => {
    creating ??= { requestKey: newUuid(), name: store.get().form.name.trim() }
    keep() // before it is sent: after a lost answer the same key must be sent again
    try {
      const { product } = await shopSession.call(createListing, creating)
      creating = null
      forgetListingDraft(null)
      set({ listing: product })
      if (!isStopped) onCreated(product) // else the address is another page's by now
    } catch (error) {
      if (!isPassing(error)) creating = null
      throw error
    }
  }

  const saveChanges = async (listing: Listing, changes: Changes): Promise<void> => {
    const { form: sent } = store.get()
    const fields = changedFields(sent, baseOf(listing)).filter(
      (field) => !unfinishedFields(sent, baseOf(listing)).includes(field),
    )
    const text = JSON.stringify([listing._id, listing.version, changes])
    // SELL-07: the same content is sent with the same key.
    if (lastSent?.text !== text) lastSent = { text, requestKey: newUuid() }
    const { requestKey } = lastSent
    const { product } = await shopSession.call(changeListing, {
      id: listing._id,
      requestKey,
      version: listing.version,
      ...changes,
    })
    const saved = toForm(product)
    set({ listing: product, form: applySaved({ now: store.get().form, sent, saved, fields }) })
  }

  const mergeCurrent = (current: Listing) => {
    const theirs = toForm(current)
    const { form, conflicts, taken } = merge(store.get().form, base(), theirs)
    const conflict = conflicts.length > 0 ? { theirs, fields: conflicts } : null
    set({ listing: current, form, conflict, taken: [...store.get().taken, ...taken] })
  }

  const sendAll = async (): Promise<boolean> => {
    let accepted = ''
    for (;;) {
      const { form, listing, conflict } = store.get()
      if (conflict) return stopAt({ step: 'conflict' })
      if (!listing && form.name.trim() === '') return stopAt({ step: 'typed' })
      const changes = changesOf(form, baseOf(listing))
      // The server may normalise a text, for example two spaces to one. The difference must not be sent again forever.
      const isAccepted = JSON.stringify(changes) === accepted
      if (listing && (isAccepted || Object.keys(changes).length === 0)) {
        tries = 0
        keep()
        return isChanged() && !isAccepted ? stopAt({ step: 'typed' }) : done()
      }
      setSave({ step: 'sending' })
      try {
        await (listing ? saveChanges(listing, changes) : create())
        if (listing) accepted = JSON.stringify(changes)
      } catch (error) {
        const current = currentListingOf(error)
        if (!current) return failed(error)
        mergeCurrent(current)
      }
    }
  }
  const done = () => {
    setSave({ step: 'saved', at: Date.now() })
    return true
  }
  const stopAt = (save: SaveState) => {
    setSave(save)
    keep()
    return false
  }
  const failed = (error: unknown): boolean => {
    if (!isPassing(error)) return stopAt({ step: 'failed', message: errorTextOf(error, FAILED) })
    if (savesItself(store.get().listing)) sendLater(RETRY_MS[tries] ?? LONGEST_RETRY_MS)
    tries += 1
    return stopAt({ step: 'waiting' })
  }

  /** Saves what is finished. True when the server has everything that was typed. */
  const send = (): Promise<boolean> => {
    clearTimeout(sendTimer)
    underWay ??= sendAll().finally(() => {
      underWay = null
    })
    return underWay
  }

  return {
    get: store.get,
    subscribe: store.subscribe,
    set,
    change,
    keep,
    mergeCurrent,
    /** Once more after a call that was already under way, which may not have had the last key. */
    save: async () => {
      await underWay
      return send()
    },
    resolve: (field: FormField, whose: 'mine' | 'theirs') => {
      const { conflict, form } = store.get()
      if (!conflict) return
      const fields = conflict.fields.filter((one) => one !== field)
      const { theirs } = conflict
      set({
        form: whose === 'theirs' ? take(field, form, theirs) : keepMine(field, form, theirs),
        conflict: fields.length > 0 ? { theirs, fields } : null,
        save: fields.length > 0 ? { step: 'conflict' } : { step: 'typed' },
      })
      keep()
      if (fields.length === 0 && savesItself(store.get().listing)) void send()
    },
    /** Takes up what a draft of this phone has not sent yet, and watches the network. Returns how to stop. */
    start: () => {
      isStopped = false
      const sendNow = () => {
        tries = 0
        const { save, listing } = store.get()
        if (savesItself(listing) && save.step !== 'saved') void send()
      }
      const leave = () => keep()
      addEventListener('online', sendNow)
      addEventListener('pagehide', leave)
      document.addEventListener('visibilitychange', leave)
      if (draft) sendNow()
      return () => {
        isStopped = true
        clearTimeout(sendTimer)
        keep()
        if (!isForgotten) sendNow()
        removeEventListener('online', sendNow)
        removeEventListener('pagehide', leave)
        document.removeEventListener('visibilitychange', leave)
      }
    },
    /** For a product that is given up: nothing of it stays on the phone. */
    forget: () => {
      clearTimeout(keepTimer)
      clearTimeout(sendTimer)
      isStopped = true
      isForgotten = true
      forgetListingDraft(store.get().listing?._id ?? null)
    },
  }
}

const baseOf = (listing: Listing | null): ListingForm => (listing ? toForm(listing) : EMPTY_FORM)

function begin(listing: Listing | null, draft: ListingDraft | null): EditorState {
  const state = { listing, isKept: true, conflict: null, taken: [], action: null }
  if (!draft) return { ...state, form: baseOf(listing), save: { step: 'saved', at: null } }
  const theirs = baseOf(listing)
  const { form, conflicts, taken } = merge(draft.form, baseOf(draft.listing), theirs)
  const conflict = conflicts.length > 0 ? { theirs, fields: conflicts } : null
  return { ...state, form, conflict, taken, save: { step: conflict ? 'conflict' : 'typed' } }
}
