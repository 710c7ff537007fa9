import { GOODS_LISTS, type GoodsRow, listGoods } from '@ahia/contracts/admin/goods'
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
import { useListKeys } from '#work/use-list-keys.ts'
import { GoodsLine } from './goods-line.tsx'
import { ReportedReviews } from './reported-reviews.tsx'

const LABELS = { reported: 'Reported', review: 'To check', down: 'Taken down', reviews: 'Reviews' } as const
const LISTS = [...GOODS_LISTS, 'reviews'] as const

export default definePage({
  head: () => ({ title: officeTitle('Goods'), isIndexed: false }),
  isPublic: true,
  View: () => (
    <WithStaff needs="goods.read">{(me) => <Goods mayDecide={may(me, 'goods.moderate')} />}</WithStaff>
  ),
})

/** ADMIN-30, ADMIN-31: what people report, what rules have stopped, and what is taken down. */
function Goods({ mayDecide }: { mayDecide: boolean }) {
  const query = useSearchParams()
  const list = LISTS.find((one) => one === query.get('list')) ?? 'reported'
  const after = query.get('after')
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-baseline gap-4">
        <h1 className="text-h2 font-extrabold">Goods</h1>
        <Link to="/goods/rules" className="text-small font-semibold text-brand-text hover:underline">
          Rules for goods
        </Link>
      </div>
      <ListTabs
        label="Which goods"
        tabs={LISTS.map((one) => ({
          to: one === 'reported' ? '/goods' : `/goods?list=${one}`,
          label: LABELS[one],
          isCurrent: one === list,
        }))}
      />
      {list === 'reviews' ? (
        <ReportedReviews mayDecide={mayDecide} />
      ) : (
        <Listed key={`${list} ${after}`} list={list} after={after} />
      )}
    </div>
  )
}

const NOTHING = {
  reported: 'No reports.',
  review: 'Nothing is waiting to be checked.',
  down: 'Nothing is taken down.',
} as const

type ListedProps = { list: (typeof GOODS_LISTS)[number]; after: string | null }

function Listed({ list, after }: ListedProps) {
  const { part, reload } = useOwnPart(
    (signal) => call(listGoods, { list, ...(after !== null && { after }) }, { signal }),
    "We couldn't load the goods",
  )
  const keys = useListKeys<HTMLUListElement>()
  return (
    <LoadedPart part={part} reload={reload}>
      {({ goods, next }) => (
        <>
          {goods.length === 0 ? (
            <p className="rounded-card border border-border bg-surface p-6 text-text-2">{NOTHING[list]}</p>
          ) : (
            <ul
              {...keys}
              aria-label="Goods, most urgent first"
              className="divide-y divide-border rounded-card border border-border bg-surface"
            >
              {goods.map((row: GoodsRow) => (
                <GoodsLine key={row._id} row={row} />
              ))}
            </ul>
          )}
          {next !== null && (
            <Link
              to={`/goods?list=${list}&after=${encodeURIComponent(next)}`}
              className="inline-flex min-h-11 items-center font-semibold text-brand-text hover:underline"
            >
              Next page
            </Link>
          )}
        </>
      )}
    </LoadedPart>
  )
}
