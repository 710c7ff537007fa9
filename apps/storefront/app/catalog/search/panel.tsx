import { SearchRowLink } from './row.tsx'
import type { SearchRow } from './rows.ts'

type ViewState = 'recent' | 'idle' | 'loading' | 'ready' | 'failed'

type SearchPanelProps = {
  viewState: ViewState
  typed: string
  rows: readonly SearchRow[]
  listId: string
  rowId: (at: number) => string
  active: number
  onPoint: (at: number) => void
  onChoose: () => void
  onForget: () => void
}

/** Lies over the page, so that nothing moves; short enough that it never has to scroll. */
export function SearchPanel(props: SearchPanelProps) {
  const { viewState, typed, rows, listId, rowId, active, onPoint, onChoose, onForget } = props
  return (
    <div className="absolute inset-x-0 top-full z-(--z-dropdown) mt-1 animate-arrive rounded-card border border-border bg-surface p-2 shadow-e3">
      {viewState === 'recent' && <RecentHeading onForget={onForget} />}
      {rows.length > 0 && (
        <div
          role="listbox"
          id={listId}
          aria-label={viewState === 'recent' ? 'Recent searches' : 'Suggestions'}
        >
          {rows.map((row, at) => (
            <SearchRowLink
              key={row.to}
              id={rowId(at)}
              row={row}
              typed={typed}
              isActive={at === active}
              onPoint={() => onPoint(at)}
              onChoose={onChoose}
            />
          ))}
        </div>
      )}
      {rows.length === 0 && (
        <p className="px-2 py-2.5 text-small text-text-2">{wordsFor(viewState, typed)}</p>
      )}
      <p role="status" className="sr-only">
        {viewState === 'ready' &&
          rows.length > 0 &&
          (rows.length === 1 ? '1 suggestion' : `${rows.length} suggestions`)}
      </p>
    </div>
  )
}

function RecentHeading({ onForget }: { onForget: () => void }) {
  return (
    <div className="flex items-center justify-between pl-2">
      <p className="text-meta font-semibold text-text-2">Recent searches</p>
      <button
        type="button"
        onClick={onForget}
        className="min-h-9 rounded-control px-2 text-meta font-semibold text-brand-text hover:underline"
      >
        Clear
      </button>
    </div>
  )
}

function wordsFor(viewState: ViewState, typed: string): string {
  if (viewState === 'loading') return 'Searching...'
  if (viewState === 'ready') return `No suggestions for “${typed.trim()}”. Press Enter to search anyway.`
  return navigator.onLine
    ? 'No suggestions right now. Press Enter to search.'
    : "You seem to be offline. Suggestions will return when you're back online."
}
