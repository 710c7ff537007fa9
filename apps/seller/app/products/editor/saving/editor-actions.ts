import { ApiError } from '@ahia/contracts/api-error'
import {
  appealListing,
  copyListing,
  hideListing,
  previewListing,
  publishListing,
  removeListing,
} from '@ahia/contracts/seller/listings'
import type { Listing } from '@ahia/contracts/shapes/listing'
import { shopSession } from '@ahia/shop-session/shop-session'
import { newUuid } from '@ahia/web/browser/new-uuid'
import type { ActionKind } from './editor-state.ts'
import type { EditorStore } from './editor-store.ts'
import { currentListingOf, errorTextOf } from './save-errors.ts'

/** SELL-06: these change what shoppers see, so they never wait in a queue. */
const NEEDS_NETWORK = {
  save: "You're offline, so shoppers still see the old version. We've kept what you typed on this phone.",
  publish: "You're offline. Publish when you're back online. We've kept what you typed on this phone.",
  hide: "You're offline, so this product is still on sale. Hide it when you're back online.",
  remove: "You're offline, so nothing was removed. Try again when you're back online.",
  copy: "You're offline. Copy it when you're back online.",
  preview: "You're offline. Open the preview when you're back online.",
  appeal: "You're offline. We've kept what you wrote. Send it when you're back online.",
} as const satisfies Record<ActionKind, string>

const NOT_SAVED = 'Not everything is saved yet. Finish what is marked, then try again.'

export type EditorActions = ReturnType<typeof createEditorActions>

type Leaving = {
  onRemoved: () => void
  onCopied: (copy: Listing) => void
}

export function createEditorActions(editor: EditorStore, { onRemoved, onCopied }: Leaving) {
  const keys = new Map<string, string>()
  /** SELL-07: a repeat after a lost answer has the same key. */
  const keyFor = (kind: ActionKind, listing: Listing, words = ''): string => {
    const of = JSON.stringify([kind, listing._id, listing.version, words])
    const key = keys.get(of) ?? newUuid()
    keys.set(of, key)
    return key
  }

  /** Saves first, then acts on what the server has. */
  const run = async (kind: ActionKind, act: (listing: Listing) => Promise<void>): Promise<boolean> => {
    if (editor.get().action?.step === 'busy') return false
    editor.set({ action: { step: 'busy', kind } })
    const fail = (message: string) => {
      editor.set({ action: { step: 'failed', kind, message } })
      return false
    }
    const isSaved = kind === 'hide' || kind === 'remove' || (await editor.save())
    const { listing, save } = editor.get()
    if (!isSaved || !listing) return fail(save.step === 'waiting' ? NEEDS_NETWORK[kind] : NOT_SAVED)
    try {
      await act(listing)
      editor.set({ action: { step: 'done', kind } })
      return true
    } catch (error) {
      if (error instanceof ApiError && error.status === null) return fail(NEEDS_NETWORK[kind])
      const current = currentListingOf(error)
      if (current) editor.mergeCurrent(current)
      return fail(errorTextOf(error, "That didn't work. Please try again."))
    }
  }
  const step = (kind: 'publish' | 'hide', endpoint: typeof publishListing | typeof hideListing) => () =>
    run(kind, async (listing) => {
      const { _id: id, version } = listing
      const sent = { id, version, requestKey: keyFor(kind, listing) }
      editor.set({ listing: (await shopSession.call(endpoint, sent)).product })
      // What was typed before it was hidden is saved by itself from now on.
      if (kind === 'hide') void editor.save()
    })

  return {
    save: () => run('save', async () => undefined),
    publish: step('publish', publishListing),
    hide: step('hide', hideListing),
    remove: () =>
      run('remove', async (listing) => {
        const { _id: id, version } = listing
        await shopSession.call(removeListing, { id, version, requestKey: keyFor('remove', listing) })
        editor.forget()
        onRemoved()
      }),
    copy: () =>
      run('copy', async (listing) => {
        const sent = { id: listing._id, requestKey: keyFor('copy', listing) }
        onCopied((await shopSession.call(copyListing, sent)).product)
        keys.clear() // the next copy is another one
      }),
    /** SELL-19: in a tab of its own, which a browser opens only at once after a tap. */
    preview: () => {
      const tab = window.open('', '_blank')
      return run('preview', async ({ _id: id }) => {
        const { url } = await shopSession.call(previewListing, { id })
        if (tab) tab.location.href = url
        else window.location.assign(url)
      }).then((isOpen) => {
        if (!isOpen) tab?.close()
        return isOpen
      })
    },
    appeal: (words: string) =>
      run('appeal', async (listing) => {
        const sent = { id: listing._id, words, requestKey: keyFor('appeal', listing, words) }
        editor.set({ listing: (await shopSession.call(appealListing, sent)).product })
      }),
  }
}
