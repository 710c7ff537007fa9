import { listSearches, listSynonyms } from '@ahia/contracts/admin/searches'
import { Link } from '@ahia/web/components/link'
import { ListTabs } from '@ahia/web/components/list-tabs'
import { LoadedPart } from '@ahia/web/components/loaded-part'
import { useOwnPart } from '@ahia/web/parts/use-part'
import { definePage } from '@ahia/web/router/page'
import { useSearchParams } from '@ahia/web/router/router-context'
import { call } from '#session/staff-session.ts'
import { may } from '#session/use-staff.ts'
import { officeTitle } from '#shell/office-title.ts'
import { WithStaff } from '#shell/with-staff.tsx'
import { SearchLine } from './search-line.tsx'
import { Synonyms } from './synonyms.tsx'

export default definePage({
  head: () => ({ title: officeTitle('Searches'), isIndexed: false }),
  isPublic: true,
  View: () => (
    <WithStaff needs="reports.read">
      {(me) => <Searches mayPropose={may(me, 'goods-rules.propose')} />}
    </WithStaff>
  ),
})

/** ADMIN-51: words without a hit first, because shoppers went away without what they wanted. */
function Searches({ mayPropose }: { mayPropose: boolean }) {
  const query = useSearchParams()
  const isAll = query.get('show') === 'all'
  const after = query.get('after')
  const proposed = useOwnPart(
    (signal) => call(listSynonyms, {}, { signal }),
    "We couldn't load the proposals",
  )
  return (
    <div className="grid gap-4">
      <h1 className="text-h2 font-extrabold">Searches</h1>
      <p className="max-w-reading text-small text-text-2">
        What at least five visitors searched for on one day, in the last 90 days. We store no names, addresses
        or numbers.
      </p>
      <ListTabs
        label="Which searches"
        tabs={[
          { to: '/searches', label: 'Nothing found', isCurrent: !isAll },
          { to: '/searches?show=all', label: 'All', isCurrent: isAll },
        ]}
      />
      <div className="grid items-start gap-6 lg:grid-cols-[3fr_2fr]">
        <Listed
          key={`${isAll} ${after}`}
          isAll={isAll}
          after={after}
          mayPropose={mayPropose}
          onProposed={proposed.reload}
        />
        <LoadedPart part={proposed.part} reload={proposed.reload}>
          {({ synonyms }) => <Synonyms synonyms={synonyms} />}
        </LoadedPart>
      </div>
    </div>
  )
}

type ListedProps = { isAll: boolean; after: string | null; mayPropose: boolean; onProposed: () => void }

function Listed({ isAll, after, mayPropose, onProposed }: ListedProps) {
  const { part, reload } = useOwnPart(
    (signal) => call(listSearches, { nothingFound: !isAll, ...(after !== null && { after }) }, { signal }),
    "We couldn't load the searches",
  )
  return (
    <LoadedPart part={part} reload={reload}>
      {({ searches, next }) => (
        <div className="grid gap-3">
          {searches.length === 0 ? (
            <p className="rounded-card border border-border bg-surface p-6 text-text-2">
              {isAll
                ? 'No searches yet.'
                : 'Every search that five or more visitors made in a day found something.'}
            </p>
          ) : (
            <ul className="divide-y divide-border rounded-card border border-border bg-surface">
              {searches.map((search) => (
                <SearchLine
                  key={search.words}
                  search={search}
                  mayPropose={mayPropose}
                  onProposed={onProposed}
                />
              ))}
            </ul>
          )}
          {next !== null && (
            <Link
              to={`/searches?${isAll ? 'show=all&' : ''}after=${encodeURIComponent(next)}`}
              className="inline-flex min-h-11 items-center font-semibold text-brand-text hover:underline"
            >
              Next page
            </Link>
          )}
        </div>
      )}
    </LoadedPart>
  )
}
