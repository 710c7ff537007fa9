import { type FormEvent, useState } from 'react'
import { Icon } from '../icon.tsx'

type SearchBoxProps = {
  label: string
  /** What was searched for when the page was opened. */
  first: string
  maxLength: number
  onSearch: (words: string) => void
}

/** A search in one line, with its button in the field. To empty it shows everything again. */
export function SearchBox({ label, first, maxLength, onSearch }: SearchBoxProps) {
  const [typed, setTyped] = useState(first)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSearch(typed.trim())
  }
  return (
    <search>
      <form onSubmit={submit} className="relative">
        <input
          type="search"
          name="search"
          aria-label={label}
          placeholder={label}
          maxLength={maxLength}
          enterKeyHint="search"
          autoComplete="off"
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value)
            if (target.value === '' && first !== '') onSearch('')
          }}
          className="min-h-12 w-full rounded-control border border-border-strong bg-surface pr-12 pl-3 placeholder:text-text-3"
        />
        <button
          type="submit"
          aria-label="Search"
          className="absolute inset-y-0.5 right-0.5 grid w-11 place-items-center rounded-control text-text-2 hover:bg-surface-2"
        >
          <Icon name="search" />
        </button>
      </form>
    </search>
  )
}
