import { type RefObject, useEffect, useState, useSyncExternalStore } from 'react'
import { forgetSearches, recentSearches, rememberSearch } from '../recent/recent-searches.ts'
import { SearchPanel } from './panel.tsx'
import { recentRow, suggestionRow } from './rows.ts'
import type { ListState } from './search-box.tsx'
import { useSearchEvents } from './use-search-events.ts'
import { useSuggestions } from './use-suggestions.ts'

const WIDE = '(min-width: 64rem)'
const MOST_ROWS = { wide: 10, narrow: 8 } as const
const NO_SEARCHES: readonly string[] = []

export type SuggestionsProps = {
  form: RefObject<HTMLFormElement | null>
  input: RefObject<HTMLInputElement | null>
  /** False once a search was sent: suggestions that arrive later must not cover the results. */
  isTyping: RefObject<boolean>
  listId: string
  onList: (list: ListState) => void
}

/** SHELL-07: the list below the search box. It adds listeners to the box, which was there before it. */
export function SearchSuggestions({ form, input, isTyping, listId, onList }: SuggestionsProps) {
  const [typed, setTyped] = useState(() => input.current?.value ?? '')
  const [isWanted, setWanted] = useState(() => isTyping.current && document.activeElement === input.current)
  const [active, setActive] = useState(-1)
  const recent = useSyncExternalStore(recentSearches.subscribe, recentSearches.read, () => NO_SEARCHES)
  const { part } = useSuggestions(isWanted ? typed : '')

  const isBlank = typed.trim() === ''
  const found = part.state === 'ready' ? part.value.map(suggestionRow) : []
  const rows = (isBlank ? recent.map(recentRow) : found).slice(0, mostRows())
  const isOpen = isWanted && (isBlank ? rows.length > 0 : part.state !== 'idle')
  const rowId = (at: number) => `${listId}-${at}`
  const activeId = isOpen && rows[active] ? rowId(active) : undefined
  const hasList = isOpen && rows.length > 0
  useEffect(() => onList({ isOpen: hasList, activeId }), [onList, hasList, activeId])

  const show = (text: string) => {
    setTyped(text)
    setWanted(true)
    setActive(-1)
  }
  const hide = () => {
    setWanted(false)
    setActive(-1)
  }
  useSearchEvents(
    { form, input },
    {
      onText: show,
      onLeave: hide,
      onSearch: (text) => {
        rememberSearch(text)
        hide()
      },
      // Between the last row and the first one comes the box itself, with what was typed.
      onStep: (by) => {
        if (!isOpen) setWanted(true)
        else setActive(((active + 1 + by + rows.length + 1) % (rows.length + 1)) - 1)
      },
      activeId,
      isOpen,
    },
  )
  // What was typed after the first rendering and before anything listened.
  useEffect(() => setTyped(input.current?.value ?? ''), [input])

  if (!isOpen) return null
  return (
    <SearchPanel
      viewState={isBlank ? 'recent' : part.state}
      typed={isBlank ? '' : typed}
      rows={rows}
      listId={listId}
      rowId={rowId}
      active={active}
      onPoint={setActive}
      onChoose={hide}
      onForget={() => {
        input.current?.focus()
        void forgetSearches()
      }}
    />
  )
}

const mostRows = (): number => MOST_ROWS[matchMedia(WIDE).matches ? 'wide' : 'narrow']
