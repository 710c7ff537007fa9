import type { Listing } from '@ahia/contracts/shapes/listing'
import type { FormField, ListingForm } from '../listing-form.ts'

export type SaveState =
  /** The server has everything. `at` is null for a product that was only opened. */
  | { step: 'saved'; at: number | null }
  /** Typed, and not sent yet. */
  | { step: 'typed' }
  | { step: 'sending' }
  /** No network, or a server that is busy: it is tried again. */
  | { step: 'waiting' }
  | { step: 'failed'; message: string }
  | { step: 'conflict' }

export type ActionKind = 'save' | 'publish' | 'hide' | 'remove' | 'copy' | 'preview' | 'appeal'

type ActionState =
  | { step: 'busy'; kind: ActionKind }
  | { step: 'done'; kind: ActionKind }
  | { step: 'failed'; kind: ActionKind; message: string }

export type EditorState = {
  form: ListingForm
  /** As the server has it; null until it is stored there for the first time. */
  listing: Listing | null
  save: SaveState
  /** False when this browser cannot keep a draft. */
  isKept: boolean
  /** SELL-08: fields that somebody else has changed as well, and what they typed. */
  conflict: { theirs: ListingForm; fields: readonly FormField[] } | null
  /** What somebody else has changed and nobody here has touched. */
  taken: readonly FormField[]
  action: ActionState | null
}

/** What shoppers see now changes only when somebody says so; the rest saves itself. */
export const savesItself = (listing: Listing | null): boolean =>
  listing === null || (listing.status !== 'LIVE' && listing.status !== 'IN_REVIEW')
