import { listRateBooks, type RateRow } from '@ahia/contracts/admin/rates'
import { RATE_BOOK_NAMES, RATE_BOOKS, type RateBookName } from '@ahia/reference/staff/rate-books'
import { lagosDate } from '@ahia/rules/lagos-date'
import { rateText } from '@ahia/rules/prices/rate-text'
import { Tag } from '@ahia/ui/tag'
import { ListTabs } from '@ahia/web/components/list-tabs'
import { LoadedPart } from '@ahia/web/components/loaded-part'
import { useOwnPart } from '@ahia/web/parts/use-part'
import { definePage } from '@ahia/web/router/page'
import { useSearchParams } from '@ahia/web/router/router-context'
import { call } from '#session/staff-session.ts'
import { may } from '#session/use-staff.ts'
import { officeTitle } from '#shell/office-title.ts'
import { WithStaff } from '#shell/with-staff.tsx'
import { ProposeRates } from './propose-rates.tsx'
import { inOrder, keyWords, STATES } from './rate-words.ts'

export default definePage({
  head: () => ({ title: officeTitle('Rates and fees'), isIndexed: false }),
  isPublic: true,
  View: () => (
    <WithStaff needs={['rates.propose', 'rates.agree']}>
      {(me) => <Rates mayPropose={may(me, 'rates.propose')} />}
    </WithStaff>
  ),
})

/** ADMIN-33: one book at a time; which one is in the address. */
function Rates({ mayPropose }: { mayPropose: boolean }) {
  const query = useSearchParams()
  const book = RATE_BOOK_NAMES.find((one) => one === query.get('book')) ?? 'COMMISSION'
  const { part, reload } = useOwnPart(
    (signal) => call(listRateBooks, {}, { signal }),
    "We couldn't load the rates",
  )
  return (
    <div className="grid gap-5">
      <h1 className="text-h2 font-extrabold">Rates and fees</h1>
      <ListTabs
        label="Which rates"
        tabs={RATE_BOOK_NAMES.map((one) => ({
          to: `/rates?book=${one}`,
          label: RATE_BOOKS[one].label,
          isCurrent: one === book,
        }))}
      />
      <LoadedPart part={part} reload={reload}>
        {({ books }) => {
          const rows = inOrder(book, books.find((one) => one.book === book)?.rows ?? [])
          return (
            <>
              <Book book={book} rows={rows} />
              {mayPropose && <ProposeRates key={book} book={book} rows={rows} />}
            </>
          )
        }}
      </LoadedPart>
    </div>
  )
}

const ORDER = ['COMING', 'NOW', 'PAST'] as const

function Book({ book, rows }: { book: RateBookName; rows: readonly RateRow[] }) {
  const sorted = ORDER.flatMap((state) => rows.filter((row) => row.state === state))
  return (
    <ul
      aria-label={RATE_BOOKS[book].label}
      className="divide-y divide-border rounded-card border border-border bg-surface"
    >
      {sorted.map(({ key, value, from, state }) => (
        <li
          key={`${key} ${from}`}
          className="grid grid-cols-[1fr_auto] items-center gap-x-4 px-3 py-2 sm:grid-cols-[1fr_8rem_11rem_7rem]"
        >
          <span className="wrap-anywhere">{keyWords(book, key)}</span>
          <span className="text-right font-semibold tabular-nums">{rateText(book, value)}</span>
          <span className="text-small text-text-2">from {lagosDate(from)}</span>
          <span className="text-right sm:text-left">
            <Tag tone={STATES[state][0]}>{STATES[state][1]}</Tag>
          </span>
        </li>
      ))}
    </ul>
  )
}
