import { Icon } from '@ahia/ui/icon'
import { useNavigate } from '@ahia/web/router/router-context'
import type { SubmitEvent } from 'react'
import { listingHref, WHOLE_LIST } from './query.rules.ts'

type ListingSearchProps = {
  path: string
  search: string | null
  label: string
}

/** Searches this list only; a plain form without scripts. */
export function ListingSearch({ path, search, label }: ListingSearchProps) {
  const navigate = useNavigate()
  const find = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const words = String(new FormData(event.currentTarget).get('search')).trim()
    void navigate(listingHref(path, { ...WHOLE_LIST, search: words || null }))
  }
  return (
    <search>
      <form action={path} onSubmit={find} className="relative">
        <input
          key={search}
          type="search"
          name="search"
          aria-label={label}
          placeholder={label}
          defaultValue={search ?? ''}
          maxLength={200}
          enterKeyHint="search"
          autoComplete="off"
          className="min-h-12 w-full rounded-control border border-border-strong bg-surface pr-12 pl-4 text-body placeholder:text-text-3"
        />
        <button
          type="submit"
          aria-label="Search"
          className="absolute inset-y-0 right-0 grid w-12 place-items-center rounded-control text-text-2 hover:text-brand-text"
        >
          <Icon name="search" />
        </button>
      </form>
    </search>
  )
}
