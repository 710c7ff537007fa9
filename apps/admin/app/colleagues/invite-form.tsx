import { inviteStaff } from '@ahia/contracts/admin/staff'
import { STAFF_ROLE_NAMES, type StaffRole } from '@ahia/reference/staff/roles'
import { Button } from '@ahia/ui/button'
import { TextField } from '@ahia/ui/forms/field'
import { showToast } from '@ahia/ui/overlays/show-toast'
import { TOAST_MS } from '@ahia/ui/overlays/toast-queue'
import { AttemptFailure } from '@ahia/web/components/attempt-failure'
import { useAttempt } from '@ahia/web/forms/use-attempt'
import { type FormEvent, useState } from 'react'
import { call } from '#session/staff-session.ts'
import { RoleBoxes } from './role-boxes.tsx'

const EMPTY = { name: '', email: '', phone: '', roles: [] as readonly StaffRole[] }

/** ADMIN-02: by email; the link works once, for 24 hours. */
export function InviteForm({ onInvited }: { onInvited: () => void }) {
  const [given, setGiven] = useState(EMPTY)
  const attempt = useAttempt("We couldn't send the invitation", ['name', 'email', 'phone', 'roles'])
  const invite = (event: FormEvent) => {
    event.preventDefault()
    attempt.run(async (signal) => {
      const { name, email, phone, roles } = given
      const asked = { name, email, roles: [...roles], ...(phone.trim() && { phone }) }
      await call(inviteStaff, asked, { signal })
      showToast({
        kind: 'success',
        text: `Invitation sent to ${given.email}`,
        durationMs: TOAST_MS.profileSaved,
      })
      setGiven(EMPTY)
      onInvited()
    })
  }
  const attempted = attempt.state.step === 'failed'
  return (
    <form
      onSubmit={invite}
      className="grid max-w-reading gap-4 rounded-card border border-border bg-surface p-4"
    >
      <h2 className="text-h3 font-extrabold">Invite a colleague</h2>
      <TextField
        label="Name"
        required
        value={given.name}
        onChange={(event) => setGiven({ ...given, name: event.target.value })}
        error={attempt.errorOf('name')}
        attempted={attempted}
      />
      <TextField
        label="Email"
        type="email"
        required
        value={given.email}
        onChange={(event) => setGiven({ ...given, email: event.target.value })}
        error={attempt.errorOf('email')}
        attempted={attempted}
      />
      <TextField
        label="Telephone"
        type="tel"
        hint="It keeps colleagues from deciding about their own account or shop."
        value={given.phone}
        onChange={(event) => setGiven({ ...given, phone: event.target.value })}
        error={attempt.errorOf('phone')}
        attempted={attempted}
      />
      <RoleBoxes
        all={STAFF_ROLE_NAMES}
        chosen={given.roles}
        onChange={(roles) => setGiven({ ...given, roles })}
      />
      {attempt.errorOf('roles') && (
        <p className="text-small font-semibold text-danger">{attempt.errorOf('roles')}</p>
      )}
      <Button type="submit" busy={attempt.state.step === 'busy'} className="justify-self-start">
        Send invitation
      </Button>
      <AttemptFailure attempt={attempt} />
    </form>
  )
}
