import type { DataOf } from '@ahia/contracts/endpoint'
import { listStock } from '@ahia/contracts/seller/stock'
import type { StockRow, StockTab } from '@ahia/contracts/shapes/stock-row'
import { shopSession } from '@ahia/shop-session/shop-session'
import { type Attempt, useAttempt } from '@ahia/web/forms/use-attempt'
import { useEffect, useRef, useState } from 'react'
import { type Draft, type Drafts, draftOf, NO_DRAFT } from './drafts.ts'
import { keepStock } from './offline/seen-stock.ts'
import { onCounted } from './offline/send-count.ts'
import { type Saved, saveDrafts } from './save-drafts.ts'

export type StockQuery = { show: StockTab; search: string }
export type StockList = DataOf<typeof listStock>
type Id = StockRow['_id']

export const loadStock = (
  { show, search }: StockQuery,
  signal: AbortSignal,
  cursor?: Id,
): Promise<StockList> =>
  shopSession.call(
    listStock,
    { show, ...(search !== '' && { search }), ...(cursor !== undefined && { cursor }) },
    { signal },
  )

/** The rows that are shown first, each with when its figures were read. */
export type Shown = { rows: readonly StockRow[]; next: Id | null; shownAt: ReadonlyMap<Id, string> }

export const toShown = (page: StockList): Shown => ({
  rows: page.rows,
  next: page.next,
  shownAt: new Map(timesOf(page)),
})

const timesOf = ({ rows, shownAt }: StockList) => rows.map(({ _id }) => [_id, shownAt] as const)

/** The loaded rows, what was typed for them, and what became of it. */
export function useStock(first: Shown, query: StockQuery) {
  const [shown, setShown] = useState(first)
  const [drafts, setDrafts] = useState<Drafts>(new Map())
  const [notes, setNotes] = useState<ReadonlyMap<Id, Saved[]>>(new Map())
  const more = useAttempt("We couldn't load more items.")
  const saving: Attempt = useAttempt("We couldn't save your changes.")
  const edit = (row: StockRow, change: Partial<Draft>) => {
    setDrafts((all) => new Map(all).set(row._id, { ...draftOf(all, row), isAsked: false, ...change }))
    setNotes((all) => new Map([...all].filter(([id]) => id !== row._id)))
    saving.reset()
  }
  const replace = (row: StockRow, at: string) =>
    setShown((all) => ({
      ...all,
      rows: all.rows.map((one) => (one._id === row._id ? row : one)),
      shownAt: new Map(all.shownAt).set(row._id, at),
    }))
  const latestReplace = useRef(replace)
  latestReplace.current = replace
  useEffect(() => onCounted(({ row, shownAt }) => latestReplace.current(row, shownAt)), [])
  const settle = (saved: readonly Saved[]) => {
    setShown((all) => ({ ...all, rows: all.rows.map((row) => newestOf(row, saved)) }))
    setDrafts(
      (all) =>
        new Map(
          [...all].map(([id, draft]) => [
            id,
            afterSaving(
              draft,
              saved.filter((one) => one.id === id),
            ),
          ]),
        ),
    )
    setNotes(Map.groupBy(saved, ({ id }) => id))
  }
  return {
    ...shown,
    drafts,
    notes,
    more,
    saving,
    edit,
    replace,
    editAll: (changes: Drafts) => setDrafts(changes),
    undo: () => {
      setDrafts(new Map())
      setNotes(new Map())
      saving.reset()
    },
    save: () => saving.run(async (signal) => settle(await saveDrafts(shown.rows, drafts, signal))),
    showMore: () =>
      more.run(async (signal) => {
        const page = await loadStock(query, signal, shown.next ?? undefined)
        await keepStock(page.rows, page.shownAt)
        setShown((all) => ({
          rows: [...all.rows, ...page.rows],
          next: page.next,
          shownAt: new Map([...all.shownAt, ...timesOf(page)]),
        }))
      }),
  }
}

export type Stock = ReturnType<typeof useStock>

const newestOf = (row: StockRow, saved: readonly Saved[]): StockRow =>
  saved.findLast(({ id, outcome }) => id === row._id && outcome.row !== null)?.outcome.row ?? row

/** What was saved is no longer typed; what was not stays. */
function afterSaving(draft: Draft, saved: readonly Saved[]): Draft {
  const price = saved.find(({ part }) => part === 'price')?.outcome
  const isMoved = saved.some(({ part, outcome }) => part === 'stock' && outcome.isSaved)
  return {
    ...draft,
    price: price?.isSaved ? null : draft.price,
    isAsked: price?.isAsked ?? false,
    change: isMoved ? NO_DRAFT.change : draft.change,
  }
}
