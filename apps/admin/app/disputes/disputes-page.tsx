import { DISPUTE_LISTS, type DisputeRow, listDisputes } from '@ahia/contracts/admin/disputes'
import type { DisputeId } from '@ahia/contracts/ids'
import { amountWords } from '@ahia/money/amount-words'
import { lagosMoment } from '@ahia/rules/lagos-date'
import { orderNumber } from '@ahia/rules/order-number'
import { Tag } from '@ahia/ui/tag'
import { Link } from '@ahia/web/components/link'
import { ListTabs } from '@ahia/web/components/list-tabs'
import { LoadedPart } from '@ahia/web/components/loaded-part'
import { useOwnPart } from '@ahia/web/parts/use-part'
import { definePage } from '@ahia/web/router/page'
import { useSearchParams } from '@ahia/web/router/router-context'
import { call } from '#session/staff-session.ts'
import { officeTitle } from '#shell/office-title.ts'
import { WithStaff } from '#shell/with-staff.tsx'
import { useListKeys } from '#work/use-list-keys.ts'
import { STAGE_TAGS } from './dispute-words.ts'

export default definePage({
  head: () => ({ title: officeTitle('Disputes'), isIndexed: false }),
  isPublic: true,
  View: () => <WithStaff needs="disputes.read">{() => <Disputes />}</WithStaff>,
})

const LABELS = {
  WAITING: 'Waiting for our decision',
  OPEN: 'Customer and shop are talking',
  DECIDED: 'Decided',
} as const

function Disputes() {
  const query = useSearchParams()
  const list = DISPUTE_LISTS.find((one) => one === query.get('list')) ?? 'WAITING'
  const after = query.get('after')
  return (
    <div className="grid gap-4">
      <h1 className="text-h2 font-extrabold">Disputes</h1>
      <ListTabs
        label="Which disputes"
        tabs={DISPUTE_LISTS.map((one) => ({
          to: one === 'WAITING' ? '/disputes' : `/disputes?list=${one}`,
          label: LABELS[one],
          isCurrent: one === list,
        }))}
      />
      <Listed key={`${list} ${after}`} list={list} after={after} />
    </div>
  )
}

type ListedProps = { list: (typeof DISPUTE_LISTS)[number]; after: string | null }

function Listed({ list, after }: ListedProps) {
  const { part, reload } = useOwnPart(
    (signal) => call(listDisputes, { list, ...(after && { after: after as DisputeId }) }, { signal }),
    "We couldn't load the disputes",
  )
  const keys = useListKeys<HTMLUListElement>()
  return (
    <LoadedPart part={part} reload={reload}>
      {({ disputes, next }) =>
        disputes.length === 0 ? (
          <p className="rounded-card border border-border bg-surface p-6 text-text-2">
            {list === 'WAITING' ? 'No disputes are waiting for a decision.' : 'Nothing here.'}
          </p>
        ) : (
          <>
            <ul
              {...keys}
              aria-label={LABELS[list]}
              className="divide-y divide-border rounded-card border border-border bg-surface"
            >
              {disputes.map((dispute) => (
                <Row key={dispute._id} dispute={dispute} />
              ))}
            </ul>
            {next && (
              <Link to={`/disputes?list=${list}&after=${next}`} className="font-semibold underline">
                Next page
              </Link>
            )}
          </>
        )
      }
    </LoadedPart>
  )
}

function Row({ dispute }: { dispute: DisputeRow }) {
  const [tone, label] = STAGE_TAGS[dispute.stage]
  return (
    <li className="grid gap-x-4 px-4 py-3 sm:py-1 sm:grid-cols-[11rem_1fr_auto_auto] sm:items-center">
      <span className="text-small">
        {dispute.dueAt ? `by ${lagosMoment(dispute.dueAt)}` : lagosMoment(dispute.openedAt)}
      </span>
      <Link
        to={`/disputes/${dispute._id}`}
        data-row
        className="flex min-h-11 items-center font-semibold wrap-anywhere hover:underline"
      >
        {dispute.shopName}, order {orderNumber(dispute.orderId)}
      </Link>
      <span className="tabular-nums">{amountWords(dispute.atStake)}</span>
      <span>
        <Tag tone={tone}>{label}</Tag>
      </span>
    </li>
  )
}
