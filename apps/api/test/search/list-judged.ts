import read from './golden-read.json' with { type: 'json' }
import unread from './golden-unread.json' with { type: 'json' }
import type { JudgedQuery } from './judged-query.ts'
import shoppersRead from './shoppers-read.json' with { type: 'json' }
import shoppersUnread from './shoppers-unread.json' with { type: 'json' }

type Named = readonly [name: string, queries: readonly JudgedQuery[]]

// Loaded here and not in the test: of what a test file imports, Vitest leaves the type of the file out.

/** What search is made better with. */
export const READ: readonly Named[] = [
  ['Read', read],
  ['Shoppers, read', shoppersRead],
]

/** Only ever run: once somebody has read these files, or what is missed of them, they prove nothing any more. */
export const UNREAD: readonly Named[] = [
  ['Unread', unread],
  ['Shoppers, unread', shoppersUnread],
]
