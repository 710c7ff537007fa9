import { ApiError, messageOf } from '@ahia/contracts/api-error'
import { type UploadedFile, uploadMedia } from '@ahia/contracts/media'
import { sendFile } from '@ahia/shop-session/send-file'
import { createStore } from '@ahia/ui/store'
import { newUuid } from '@ahia/web/browser/new-uuid'
import { shrinkPicture } from '#pictures/shrink-picture.ts'

/** ERR-03 */
const FAILED = 'Failed to upload images'

export type PendingPicture = {
  id: string
  /** Its address in this browser. */
  url: string
  step: 'waiting' | 'sending' | 'failed'
  /** From 0 to 1. */
  share: number
  /** The network was lost: it is sent again as soon as there is one. */
  isLost: boolean
}

export type UploadQueue = ReturnType<typeof createUploadQueue>

type QueueState = { pending: readonly PendingPicture[]; error: string | null }

/** SELL-16: pictures are shrunk and sent one by one, while somebody types. */
export function createUploadQueue(onSent: (file: UploadedFile) => void) {
  const store = createStore<QueueState>({ pending: [], error: null })
  const blobs = new Map<string, Blob>()
  let current: { id: string; controller: AbortController } | null = null

  const set = (part: Partial<QueueState>) => store.set({ ...store.get(), ...part })
  const update = (id: string, part: Partial<PendingPicture>) =>
    set({ pending: store.get().pending.map((one) => (one.id === id ? { ...one, ...part } : one)) })
  const drop = (id: string) => {
    const found = store.get().pending.find((one) => one.id === id)
    if (found) URL.revokeObjectURL(found.url)
    blobs.delete(id)
    set({ pending: store.get().pending.filter((one) => one.id !== id) })
  }

  const sendNext = async () => {
    const next = store.get().pending.find(({ step }) => step === 'waiting')
    const blob = next && blobs.get(next.id)
    if (current || !next || !blob) return
    const { id } = next
    const controller = new AbortController()
    current = { id, controller }
    update(id, { step: 'sending', share: 0 })
    try {
      const onProgress = (share: number) => update(id, { share })
      const file = await sendFile(uploadMedia, blob, { onProgress, signal: controller.signal })
      drop(id)
      onSent(file)
    } catch (error) {
      if (!controller.signal.aborted) fail(id, error)
    } finally {
      current = null
    }
    void sendNext()
  }
  const fail = (id: string, error: unknown) => {
    const isLost = error instanceof ApiError && error.status === null
    update(id, { step: 'failed', isLost })
    const words = messageOf(error, '')
    set({ error: isLost || words === '' ? FAILED : `${FAILED}. ${words}` })
  }

  return {
    get: store.get,
    subscribe: store.subscribe,
    /** At most as many as there are places for. */
    add: async (files: readonly File[], places: number) => {
      set({
        error:
          files.length > places
            ? `A product has at most 4 pictures, so we left ${files.length - places} out.`
            : null,
      })
      for (const file of files.slice(0, places)) {
        try {
          const blob = await shrinkPicture(file)
          const id = newUuid()
          blobs.set(id, blob)
          const picture = {
            id,
            url: URL.createObjectURL(blob),
            step: 'waiting',
            share: 0,
            isLost: false,
          } as const
          set({ pending: [...store.get().pending, picture] })
          void sendNext()
        } catch (error) {
          set({ error: messageOf(error, FAILED) })
        }
      }
    },
    retry: (id: string) => {
      update(id, { step: 'waiting', isLost: false })
      set({ error: null })
      void sendNext()
    },
    remove: (id: string) => {
      if (current?.id === id) current.controller.abort(new Error('The picture was removed'))
      drop(id)
      set({ error: null })
    },
    /** Sends again what the network has lost. Returns how to stop. */
    start: () => {
      const again = () => {
        for (const { id, isLost } of store.get().pending)
          if (isLost) update(id, { step: 'waiting', isLost: false })
        void sendNext()
      }
      addEventListener('online', again)
      return () => {
        removeEventListener('online', again)
        current?.controller.abort(new Error('The page was left'))
        for (const { url } of store.get().pending) URL.revokeObjectURL(url)
      }
    },
  }
}
