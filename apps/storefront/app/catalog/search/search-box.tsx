import { Icon } from '@ahia/ui/icon'
import { useIsLive } from '@ahia/web/browser/use-is-live'
import { useNavigate, usePath } from '@ahia/web/router/router-context'
import { type ComponentType, type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { searchPath } from './search-path.ts'
import type { SuggestionsProps } from './suggestions.tsx'

type SearchBoxProps = {
  /** Two boxes on one page need different names. */
  label?: string
  className?: string
}

/** ARIA attributes of the box that depend on its list (the combobox pattern). */
export type ListState = { isOpen: boolean; activeId: string | undefined }

const CLOSED: ListState = { isOpen: false, activeId: undefined }

/**
 * SHELL-05 to 07: a plain form to the listing. With scripts it suggests while typing; the script for that is fetched
 * when the box is first focused.
 */
export function SearchBox({ label = 'Search products', className }: SearchBoxProps) {
  const form = useRef<HTMLFormElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const isTyping = useRef(false)
  const listId = useId()
  const [list, setList] = useState(CLOSED)
  const [Suggestions, setSuggestions] = useState<ComponentType<SuggestionsProps> | null>(null)
  const searched = useSearchedText(input)
  const navigate = useNavigate()
  const isLive = useIsLive()

  const fetchSuggestions = async () => {
    const loaded = await import('./suggestions.tsx').catch(() => null) // without them the form still searches
    if (loaded) setSuggestions(() => loaded.SearchSuggestions)
  }
  const enter = () => {
    isTyping.current = true
    void fetchSuggestions()
  }
  // A submit is handled twice: here it opens the results; once suggestions are loaded, `useSearchEvents` remembers the text.
  const search = (event: FormEvent) => {
    event.preventDefault()
    isTyping.current = false
    const path = searchPath(input.current?.value ?? '')
    if (path) void navigate(path)
  }
  return (
    <search className={className}>
      <form ref={form} action="/products" onSubmit={search} className="relative flex w-full">
        <input
          ref={input}
          type="search"
          name="search"
          role="combobox"
          aria-label={label}
          aria-expanded={list.isOpen}
          aria-controls={listId}
          aria-activedescendant={list.activeId}
          aria-autocomplete="list"
          autoComplete="off"
          autoCapitalize="none"
          enterKeyHint="search"
          maxLength={200}
          placeholder="Search products and shops"
          defaultValue={searched}
          onFocus={enter}
          onInput={() => {
            isTyping.current = true
          }}
          // Without scripts the browser itself blocks an empty search; with scripts it is silently ignored.
          required={!isLive}
          pattern={isLive ? undefined : '.*\\S.*'}
          className="h-12 min-w-0 flex-1 rounded-control border border-border-strong bg-surface pr-12 pl-4 text-body text-text placeholder:text-text-3 lg:h-11 [&::-webkit-search-cancel-button]:hidden"
        />
        <button
          type="submit"
          aria-label="Search"
          className="absolute inset-y-0 right-0 grid w-12 place-items-center rounded-control text-text-2 hover:text-brand-text"
        >
          <Icon name="search" />
        </button>
        {Suggestions && (
          <Suggestions form={form} input={input} isTyping={isTyping} listId={listId} onList={setList} />
        )}
      </form>
    </search>
  )
}

/** The box shows the search of the current page. */
function useSearchedText(input: React.RefObject<HTMLInputElement | null>): string {
  const { pathname, search } = usePath()
  const searched = pathname === '/products' ? (new URLSearchParams(search).get('search') ?? '') : ''
  const isFirst = useRef(true)
  useEffect(() => {
    if (input.current && !isFirst.current) input.current.value = searched // on the first page somebody may have typed already
    isFirst.current = false
  }, [input, searched])
  return searched
}
