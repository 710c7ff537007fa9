import { CHARGEBACK_STATUSES, listChargebackWork } from '@ahia/contracts/admin/chargebacks'
import type { ChargebackId } from '@ahia/contracts/ids'
import { amountWords } from '@ahia/money/amount-words'
import { lagosMoment } from '@ahia/rules/lagos-date'
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

export default definePage({
  head: () => ({ title: officeTitle('Chargebacks'), isIndexed: false }),
  isPublic: true,
  View: () => <WithStaff needs="chargebacks.answer">{() => <Chargebacks />}</WithStaff>,
})

const LABELS = { OPEN: 'Open', WON: 'Won', LOST: 'Lost' } as const

function Chargebacks() {
  const query = useSearchParams()
  const status = CHARGEBACK_STATUSES.find((one) => one === query.get('status')) ?? 'OPEN'
  const after = query.get('after')
  return (
    <div className="grid gap-4">
      <h1 className="text-h2 font-extrabold">Chargebacks</h1>
      <ListTabs
        label="Which chargebacks"
        tabs={CHARGEBACK_STATUSES.map((one) => ({
          to: one === 'OPEN' ? '/chargebacks' : `/chargebacks?status=${one}`,
          label: LABELS[one],
          isCurrent: one === status,
        }))}
      />
      <Listed key={`${status} ${after}`} status={status} after={after} />
    </div>
  )
}

type ListedProps = { status: (typeof CHARGEBACK_STATUSES)[number]; after: string | null }

function Listed({ status, after }: ListedProps) {
  const { part, reload } = useOwnPart(
    (signal) =>
      call(listChargebackWork, { status, ...(after && { after: after as ChargebackId }) }, { signal }),
    "We couldn't load the chargebacks",
  )
  const keys = useListKeys<HTMLUListElement>()
  return (
    <LoadedPart part={part} reload={reload}>
      {({ chargebacks, next }) =>
        chargebacks.length === 0 ? (
          <p className="rounded-card border border-border bg-surface p-6 text-text-2">
            {status === 'OPEN' ? 'No open chargebacks.' : 'Nothing here.'}
          </p>
        ) : (
          <>
            <ul
              {...keys}
              aria-label={LABELS[status]}
              className="divide-y divide-border rounded-card border border-border bg-surface"
            >
              {chargebacks.map(({ _id, reference, dueAt, openedAt, amount, reason, answer }) => (
                <li
                  key={_id}
                  className="grid gap-x-4 px-4 py-3 sm:py-1 sm:grid-cols-[11rem_1fr_auto_auto] sm:items-center"
                >
                  <span className="text-small">
                    {dueAt ? `by ${lagosMoment(dueAt)}` : lagosMoment(openedAt)}
                  </span>
                  <Link
                    to={`/chargebacks/${_id}`}
                    data-row
                    className="flex min-h-11 items-center font-semibold wrap-anywhere hover:underline"
                  >
                    Payment {reference}
                  </Link>
                  <span className="text-small text-text-2">{answer ? 'answered' : reason}</span>
                  <span className="tabular-nums">{amountWords(amount)}</span>
                </li>
              ))}
            </ul>
            {next && (
              <Link to={`/chargebacks?status=${status}&after=${next}`} className="font-semibold underline">
                Next page
              </Link>
            )}
          </>
        )
      }
    </LoadedPart>
  )
}
