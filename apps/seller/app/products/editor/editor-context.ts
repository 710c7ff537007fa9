import type { DataOf } from '@ahia/contracts/endpoint'
import type { getSellerRates } from '@ahia/contracts/seller/listings'
import { createContext, use, useSyncExternalStore } from 'react'
import type { UploadQueue } from '../pictures/upload-queue.ts'
import type { ListingForm } from './listing-form.ts'
import type { EditorActions } from './saving/editor-actions.ts'
import type { EditorState } from './saving/editor-state.ts'
import type { EditorStore } from './saving/editor-store.ts'

export type SellerRates = DataOf<typeof getSellerRates>

export type Editor = {
  store: EditorStore
  actions: EditorActions
  uploads: UploadQueue
  /** Null until they are loaded, and without a network. */
  rates: SellerRates | null
}

export const EditorContext = createContext<Editor | null>(null)

export function useEditor(): Editor {
  const editor = use(EditorContext)
  if (!editor) throw new Error('There is no editor around this component')
  return editor
}

export function useEditorState(): EditorState {
  const { store } = useEditor()
  return useSyncExternalStore(store.subscribe, store.get, store.get)
}

type FormHandle = { form: ListingForm; change: (part: Partial<ListingForm>) => void }

export function useForm(): FormHandle {
  return { form: useEditorState().form, change: useEditor().store.change }
}

export function useUploads() {
  const { uploads } = useEditor()
  return useSyncExternalStore(uploads.subscribe, uploads.get, uploads.get)
}
