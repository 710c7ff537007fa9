import { chipClass } from '@ahia/ui/chip'
import { classNames } from '@ahia/ui/class-names'
import { SelectField } from '@ahia/ui/forms/field'
import { Icon } from '@ahia/ui/icon'
import { Link } from '@ahia/web/components/link'
import { useNavigate } from '@ahia/web/router/router-context'
import { type FormEvent, useState } from 'react'
import type { Counts } from '../offline/seen-orders.ts'
import type { ListFilter } from '../offline/use-order-list.ts'
import { STATUS_WORDS } from '../order-words.ts'
import { LIST_PATH, LIST_TABS, listAddress, WAYS } from './list-query.ts'

type ListHeadProps = { filter: ListFilter; counts: Counts | null }

/** SELL-26: tabs with their counts, the filters, and a search by number. */
export function ListHead({ filter, counts }: ListHeadProps) {
  const isFiltered = filter.way !== null || filter.state !== null
  const [isOpen, setOpen] = useState(isFiltered)
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <h1 className="text-h1 font-extrabold text-balance">Orders</h1>
        <div className="flex w-full gap-2 sm:w-64">
          <NumberSearch search={filter.search} />
          {filter.search === null && <FilterButton isOpen={isOpen} onPress={() => setOpen(!isOpen)} />}
        </div>
      </div>
      {filter.search === null ? (
        <Tabs filter={filter} counts={counts} />
      ) : (
        <SearchNote search={filter.search} />
      )}
      {filter.search === null && <Filters filter={filter} isOpen={isOpen} />}
    </div>
  )
}

/** On a phone the first order matters more than what narrows the list. */
function FilterButton({ isOpen, onPress }: { isOpen: boolean; onPress: () => void }) {
  return (
    <button
      type="button"
      aria-label="Filter"
      aria-expanded={isOpen}
      aria-controls="order-filters"
      onClick={onPress}
      className={classNames(
        'grid size-12 shrink-0 place-items-center rounded-control border sm:hidden',
        isOpen ? 'border-brand bg-brand-soft text-brand-text' : 'border-border-strong bg-surface text-text-2',
      )}
    >
      <Icon name="filter" />
    </button>
  )
}

function Tabs({ filter, counts }: ListHeadProps) {
  const countOf: Record<string, number | undefined> = { NEW: counts?.new, TO_SHIP: counts?.toShip }
  return (
    <nav aria-label="Orders" className="-mx-4 overflow-x-auto px-4 [scrollbar-width:none]">
      <ul className="flex w-max gap-1.5 sm:gap-2">
        {LIST_TABS.map(({ tab, label }) => {
          const count = countOf[tab] ?? 0
          const isCurrent = tab === filter.tab
          return (
            <li key={tab}>
              <Link
                to={listAddress({ tab, way: filter.way, state: null })}
                aria-current={isCurrent ? 'page' : undefined}
                className={classNames(chipClass(isCurrent), 'max-sm:px-2.5')}
              >
                {label}
                {count > 0 && <span className="tabular-nums">{count}</span>}
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

function Filters({ filter, isOpen }: { filter: ListFilter; isOpen: boolean }) {
  const navigate = useNavigate()
  const states = LIST_TABS.find(({ tab }) => tab === filter.tab)?.states ?? []
  const go = (change: Partial<ListFilter>) =>
    void navigate(listAddress({ ...filter, ...change }), { replace: true })
  return (
    <div
      id="order-filters"
      className={classNames('grid grid-cols-2 gap-3 sm:flex', !isOpen && 'max-sm:hidden')}
    >
      <SelectField
        label="Delivery"
        isUnmarked
        value={filter.way ?? ''}
        onChange={({ target }) => go({ way: WAYS.find(({ way }) => way === target.value)?.way ?? null })}
      >
        {WAYS.map(({ way, label }) => (
          <option key={label} value={way ?? ''}>
            {label}
          </option>
        ))}
      </SelectField>
      {states.length > 0 && (
        <SelectField
          label="State"
          isUnmarked
          value={filter.state ?? ''}
          onChange={({ target }) => go({ state: states.find((state) => state === target.value) ?? null })}
        >
          <option value="">All</option>
          {states.map((state) => (
            <option key={state} value={state}>
              {STATUS_WORDS[state].word}
            </option>
          ))}
        </SelectField>
      )}
    </div>
  )
}

function NumberSearch({ search }: { search: string | null }) {
  const navigate = useNavigate()
  const [typed, setTyped] = useState(search ?? '')
  const [isWrong, setWrong] = useState(false)
  const find = (event: FormEvent) => {
    event.preventDefault()
    const number = typed.trim().replace('#', '')
    if (number === '') return void navigate(LIST_PATH)
    const isNumber = /^[0-9a-f]{8}$/i.test(number)
    setWrong(!isNumber)
    if (isNumber) void navigate(`${LIST_PATH}?number=${number}`)
  }
  return (
    <search className="min-w-0 flex-1">
      <form onSubmit={find} className="relative">
        <input
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          aria-label="Order number"
          aria-invalid={isWrong || undefined}
          placeholder="Order number"
          maxLength={10}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          className={classNames(
            'min-h-12 w-full rounded-control border bg-surface pr-12 pl-3 placeholder:text-text-3',
            isWrong ? 'border-danger' : 'border-border-strong',
          )}
        />
        <button
          type="submit"
          aria-label="Find the order"
          className="absolute inset-y-0.5 right-0.5 grid w-11 place-items-center rounded-control text-text-2 hover:bg-surface-2"
        >
          <Icon name="search" />
        </button>
        {isWrong && (
          <p role="alert" className="mt-1 text-small font-semibold text-danger">
            An order number has eight characters, like 9f8e7d6c.
          </p>
        )}
      </form>
    </search>
  )
}

function SearchNote({ search }: { search: string }) {
  return (
    <p className="flex flex-wrap items-center gap-x-3">
      Order number <span className="font-semibold">{search}</span>
      <Link
        to={LIST_PATH}
        className="inline-flex min-h-11 items-center font-semibold text-brand-text underline"
      >
        Show all orders
      </Link>
    </p>
  )
}
