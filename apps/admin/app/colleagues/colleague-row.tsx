import { type Colleague, changeStaff } from '@ahia/contracts/admin/staff'
import { STAFF_ROLE_NAMES, STAFF_ROLES, type StaffRole } from '@ahia/reference/staff/roles'
import { lagosMoment } from '@ahia/rules/lagos-date'
import { Button } from '@ahia/ui/button'
import { Tag } from '@ahia/ui/tag'
import { AttemptFailure } from '@ahia/web/components/attempt-failure'
import { useAttempt } from '@ahia/web/forms/use-attempt'
import { useState } from 'react'
import { call } from '#session/staff-session.ts'
import { AskReset, ResetUnderWay } from './factor-reset.tsx'
import { PhoneForm } from './phone-form.tsx'
import { RoleBoxes } from './role-boxes.tsx'

type Change =
  | { roles: StaffRole[] }
  | { status: Colleague['status'] }
  | { phone: string }
  | { endSessions: true }

/** What an owner is about to change. */
type Panel = 'roles' | 'phone' | 'reset'

type ColleagueRowProps = { colleague: Colleague; isSelf: boolean; onChange: () => void }

export function ColleagueRow({ colleague, isSelf, onChange }: ColleagueRowProps) {
  const { _id, phone, roles, status, reset, sessions } = colleague
  const attempt = useAttempt("We couldn't change it")
  const [panel, setPanel] = useState<Panel | null>(null)
  const [edited, setEdited] = useState<readonly StaffRole[]>(roles)
  const close = () => setPanel(null)
  const done = () => {
    close()
    onChange()
  }
  const change = (given: Change) =>
    attempt.run(async (signal) => {
      await call(changeStaff, { id: _id, ...given }, { signal })
      done()
    })
  const isBusy = attempt.state.step === 'busy'
  return (
    <li className="grid gap-2 p-3">
      <Facts colleague={colleague} />
      {!isSelf && panel === null && (
        <div className="grid grid-cols-2 gap-1 sm:flex sm:flex-wrap sm:gap-2">
          <Button look="outline" onClick={() => setPanel('roles')}>
            Change roles
          </Button>
          <Button
            look="ghost"
            busy={isBusy}
            onClick={() => change({ status: status === 'ACTIVE' ? 'SUSPENDED' : 'ACTIVE' })}
          >
            {status === 'ACTIVE' ? 'Suspend' : 'Reinstate'}
          </Button>
          {sessions > 0 && (
            <Button look="ghost" busy={isBusy} onClick={() => change({ endSessions: true })}>
              Sign out everywhere
            </Button>
          )}
          <Button look="ghost" onClick={() => setPanel('phone')}>
            {phone === null ? 'Add telephone' : 'Change telephone'}
          </Button>
          {status === 'ACTIVE' && reset === null && (
            <Button look="ghost" onClick={() => setPanel('reset')}>
              Lost their device
            </Button>
          )}
        </div>
      )}
      {panel === 'roles' && (
        <div className="grid gap-3">
          <RoleBoxes chosen={edited} onChange={setEdited} all={STAFF_ROLE_NAMES} />
          <div className="flex gap-2">
            <Button busy={isBusy} onClick={() => change({ roles: [...edited] })}>
              Save roles
            </Button>
            <Button look="ghost" onClick={close}>
              Cancel
            </Button>
          </div>
        </div>
      )}
      {panel === 'phone' && (
        <PhoneForm
          phone={phone}
          isBusy={isBusy}
          onSave={(given) => change({ phone: given })}
          onCancel={close}
        />
      )}
      {panel === 'reset' && <AskReset colleague={colleague} onDone={done} onCancel={close} />}
      <ResetUnderWay colleague={colleague} onDone={done} />
      <AttemptFailure attempt={attempt} />
    </li>
  )
}

function Facts({ colleague }: { colleague: Colleague }) {
  const { name, email, phone, roles, status, factors, seenAt, sessions } = colleague
  const devices = sessions > 0 ? `, signed in on ${sessions} ${sessions === 1 ? 'device' : 'devices'}` : ''
  return (
    <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
      <span className="font-semibold">{name}</span>
      <span className="text-small wrap-anywhere text-text-2">{phone ? `${email}, ${phone}` : email}</span>
      {status === 'SUSPENDED' && <Tag tone="danger">Suspended</Tag>}
      <span className="text-small">{roles.map((role) => STAFF_ROLES[role].label).join(', ')}</span>
      <span className="text-small text-text-2">
        {factors.length === 0
          ? 'not set up yet'
          : factors.map((factor) => (factor === 'PASSKEY' ? 'passkey' : 'authenticator app')).join(', ')}
      </span>
      <span className="text-small text-text-2 sm:ml-auto">
        last seen {lagosMoment(seenAt)}
        {devices}
      </span>
    </div>
  )
}
