import type { Me } from '@ahia/contracts/admin/session'
import { listStaff } from '@ahia/contracts/admin/staff'
import { STAFF_ROLES } from '@ahia/reference/staff/roles'
import { lagosMoment } from '@ahia/rules/lagos-date'
import { Link } from '@ahia/web/components/link'
import { LoadedPart } from '@ahia/web/components/loaded-part'
import { useOwnPart } from '@ahia/web/parts/use-part'
import { definePage } from '@ahia/web/router/page'
import { call } from '#session/staff-session.ts'
import { officeTitle } from '#shell/office-title.ts'
import { WithStaff } from '#shell/with-staff.tsx'
import { ColleagueRow } from './colleague-row.tsx'
import { InviteForm } from './invite-form.tsx'

export default definePage({
  head: () => ({ title: officeTitle('Colleagues'), isIndexed: false }),
  isPublic: true,
  View: () => <WithStaff needs="staff.manage">{(me) => <Colleagues me={me} />}</WithStaff>,
})

/** ADMIN-02, ADMIN-10: who works here, what they may do and when they were last seen. */
function Colleagues({ me }: { me: Me }) {
  const { part, reload } = useOwnPart(
    (signal) => call(listStaff, {}, { signal }),
    "We couldn't load your colleagues",
  )
  return (
    <div className="grid gap-6">
      <div className="flex flex-wrap items-baseline gap-x-6 gap-y-1">
        <h1 className="text-h2 font-extrabold">Colleagues</h1>
        <Link to="/access-review" className="flex min-h-11 items-center text-small text-brand-text underline">
          See who has which role
        </Link>
      </div>
      <LoadedPart part={part} reload={reload}>
        {({ staff, invitations }) => (
          <>
            <ul className="divide-y divide-border rounded-card border border-border bg-surface">
              {staff.map((colleague) => (
                <ColleagueRow
                  key={colleague._id}
                  colleague={colleague}
                  isSelf={colleague._id === me._id}
                  onChange={reload}
                />
              ))}
            </ul>
            {invitations.length > 0 && (
              <section aria-labelledby="invited">
                <h2 id="invited" className="text-h3 font-extrabold">
                  Invited
                </h2>
                <ul className="mt-2 grid gap-1">
                  {invitations.map(({ email, name, roles, expiresAt }) => (
                    <li key={email} className="text-small">
                      <span className="font-semibold">{name}</span>{' '}
                      <span className="wrap-anywhere">{email}</span>,{' '}
                      {roles.map((role) => STAFF_ROLES[role].label).join(', ')}; until{' '}
                      {lagosMoment(expiresAt)}
                    </li>
                  ))}
                </ul>
              </section>
            )}
          </>
        )}
      </LoadedPart>
      <InviteForm onInvited={reload} />
    </div>
  )
}
