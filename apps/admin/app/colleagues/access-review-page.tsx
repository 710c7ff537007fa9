import { confirmAccess, getAccessReview } from '@ahia/contracts/admin/access-reviews'
import type { DataOf } from '@ahia/contracts/endpoint'
import { STAFF_ROLES } from '@ahia/reference/staff/roles'
import { lagosDate, lagosMoment } from '@ahia/rules/lagos-date'
import { Button } from '@ahia/ui/button'
import { Tag } from '@ahia/ui/tag'
import { AttemptFailure } from '@ahia/web/components/attempt-failure'
import { Link } from '@ahia/web/components/link'
import { LoadedPart } from '@ahia/web/components/loaded-part'
import { useAttempt } from '@ahia/web/forms/use-attempt'
import { useOwnPart } from '@ahia/web/parts/use-part'
import { definePage } from '@ahia/web/router/page'
import { call } from '#session/staff-session.ts'
import { officeTitle } from '#shell/office-title.ts'
import { WithStaff } from '#shell/with-staff.tsx'

type Review = DataOf<typeof getAccessReview>

export default definePage({
  head: () => ({ title: officeTitle('Confirm roles'), isIndexed: false }),
  isPublic: true,
  View: () => <WithStaff needs="staff.manage">{() => <AccessReview />}</WithStaff>,
})

/** ADMIN-10: each quarter an owner looks at who holds what and when they last used it. */
function AccessReview() {
  const { part, reload } = useOwnPart(
    (signal) => call(getAccessReview, {}, { signal }),
    "We couldn't load the list",
  )
  return (
    <div className="grid gap-5">
      <h1 className="text-h2 font-extrabold">Who has which role</h1>
      <p className="max-w-reading text-text-2">
        Does each colleague still need their role? Change what is wrong on the page of your{' '}
        <Link to="/colleagues" className="text-brand-text underline">
          colleagues
        </Link>
        , then confirm the list for this quarter.
      </p>
      <LoadedPart part={part} reload={reload}>
        {(review) => (
          <>
            <HeldRoles review={review} />
            <Confirmation review={review} onChange={reload} />
          </>
        )}
      </LoadedPart>
    </div>
  )
}

function HeldRoles({ review: { colleagues } }: { review: Review }) {
  return (
    <ul className="divide-y divide-border rounded-card border border-border bg-surface">
      {colleagues.map(({ _id, name, email, status, seenAt, roles }) => (
        <li key={_id} className="grid gap-1 p-3">
          <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
            <span className="font-semibold">{name}</span>
            <span className="text-small wrap-anywhere text-text-2">{email}</span>
            {status === 'SUSPENDED' && <Tag tone="danger">Suspended</Tag>}
            <span className="text-small text-text-2 sm:ml-auto">last seen {lagosMoment(seenAt)}</span>
          </div>
          <ul className="grid gap-0.5 text-small">
            {roles.map(({ role, usedAt }) => (
              <li key={role} className="flex flex-wrap gap-x-3">
                <span className="font-semibold">{STAFF_ROLES[role].label}</span>
                <span className="text-text-2">
                  {usedAt === null ? 'never used' : `last used ${lagosMoment(usedAt)}`}
                </span>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  )
}

function Confirmation({ review, onChange }: { review: Review; onChange: () => void }) {
  const { quarter, version, confirmed } = review
  const attempt = useAttempt("We couldn't confirm it")
  const since = lagosDate(quarter)
  if (confirmed)
    return (
      <p className="rounded-card bg-ok-soft p-4">
        {confirmed.by} confirmed this for the quarter from {since}, on {lagosMoment(confirmed.at)}.
      </p>
    )
  const confirm = () =>
    attempt.run(async (signal) => {
      await call(confirmAccess, { version }, { signal })
      onChange()
    })
  return (
    <div className="grid justify-items-start gap-3">
      <Button busy={attempt.state.step === 'busy'} onClick={confirm}>
        Confirm for the quarter from {since}
      </Button>
      <AttemptFailure attempt={attempt} />
    </div>
  )
}
