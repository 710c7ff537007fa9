import { openInvitation } from '@ahia/contracts/admin/staff'
import { STAFF_ROLES } from '@ahia/reference/staff/roles'
import { useIsLive } from '@ahia/web/browser/use-is-live'
import { LoadedPart } from '@ahia/web/components/loaded-part'
import { useOwnPart } from '@ahia/web/parts/use-part'
import { definePage } from '@ahia/web/router/page'
import { useLocation } from '@ahia/web/router/router-context'
import { call } from '#session/staff-session.ts'
import { officeTitle } from '#shell/office-title.ts'
import { AcceptWithCode } from './accept-with-code.tsx'
import { AcceptWithPasskey } from './accept-with-passkey.tsx'

export default definePage({
  head: () => ({ title: officeTitle('Your invitation'), isIndexed: false }),
  isPublic: true,
  View: InvitationPage,
})

/** ADMIN-02: the token is after the #, which browsers keep to themselves. */
function InvitationPage() {
  const isLive = useIsLive()
  const { hash } = useLocation()
  const token = hash.slice(1)
  return (
    <div className="mx-auto grid w-full max-w-112 gap-5 pt-6">
      <h1 className="text-h2 font-extrabold">Welcome to the back office</h1>
      {isLive && token === '' ? (
        <p className="text-text-2">Part of the link is missing. Open it from your invitation email again.</p>
      ) : (
        isLive && <Invitation token={token} />
      )}
    </div>
  )
}

function Invitation({ token }: { token: string }) {
  const { part, reload } = useOwnPart(
    () => call(openInvitation, { token }),
    "We couldn't open your invitation",
  )
  return (
    <LoadedPart part={part} reload={reload}>
      {({ invitation, enrolment }) => (
        <>
          <p>
            {invitation.name}, you are invited with{' '}
            <strong className="wrap-anywhere">{invitation.email}</strong> as{' '}
            {invitation.roles.map((role) => STAFF_ROLES[role].label).join(', ')}.
          </p>
          <ul className="grid gap-1 text-small text-text-2">
            {invitation.roles.map((role) => (
              <li key={role}>
                <span className="font-semibold">{STAFF_ROLES[role].label}:</span> {STAFF_ROLES[role].does}
              </li>
            ))}
          </ul>
          <AcceptWithPasskey token={token} enrolment={enrolment} />
          <details className="rounded-card border border-border bg-surface p-4">
            <summary className="min-h-8 cursor-pointer font-semibold">
              Use a password and an authenticator app instead
            </summary>
            <AcceptWithCode token={token} enrolment={enrolment} />
          </details>
        </>
      )}
    </LoadedPart>
  )
}
