import type { DataOf } from '@ahia/contracts/endpoint'
import type { getSellerRates } from '@ahia/contracts/seller/listings'
import { createContext, use, useSyncExternalStore } from 'react'
import type { UploadQueue } from '../pictures/upload-queue.ts'
import type { FormField, ListingForm } from './listing-form.ts'
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
  /** Draws the sections that come a moment after the page, now. */
  drawAll: () => void
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

/** One part of it: a component that follows only this is not drawn again at every key. */
export function useEditorPart<Part extends keyof EditorState>(part: Part): EditorState[Part] {
  const { store } = useEditor()
  const read = () => store.get()[part]
  return useSyncExternalStore(store.subscribe, read, read)
}

/** One field of the form. A cheap phone shows what was typed at once only if no other field is drawn again for it. */
export function useFormField<Field extends FormField>(field: Field): ListingForm[Field] {
  const { store } = useEditor()
  const read = () => store.get().form[field]
  return useSyncExternalStore(store.subscribe, read, read)
}

export const useChange = (): EditorStore['change'] => useEditor().store.change

export function useUploads() {
  const { uploads } = useEditor()
  return useSyncExternalStore(uploads.subscribe, uploads.get, uploads.get)
}
