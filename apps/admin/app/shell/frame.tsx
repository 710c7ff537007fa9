import type { Me } from '@ahia/contracts/admin/session'
import { BRAND } from '@ahia/reference/brand'
import { STAFF_ROLES } from '@ahia/reference/staff/roles'
import { classNames } from '@ahia/ui/class-names'
import { Icon } from '@ahia/ui/icon'
import { Logo } from '@ahia/ui/logo'
import { ToastRegion } from '@ahia/ui/overlays/toast'
import { Link } from '@ahia/web/components/link'
import { useLocation } from '@ahia/web/router/router-context'
import { type ReactNode, useEffect } from 'react'
import { ProofDialog } from '#session/proof-dialog.tsx'
import { loadStaff } from '#session/staff-session.ts'
import { may, useStaff } from '#session/use-staff.ts'
import { FindBox } from '#work/find-box.tsx'
import { SCREENS, screenAt } from './screens.ts'

/** One bar at the top: where one can go, and who is signed in. */
export function Frame({ children }: { children: ReactNode }) {
  const staff = useStaff()
  useEffect(() => void loadStaff(), [])
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="border-b border-border bg-surface">
        <div className="mx-auto flex min-h-13 w-full max-w-350 flex-wrap items-center gap-x-4 px-4 lg:px-6">
          <Link
            to="/"
            aria-label={`${BRAND.name} back office`}
            className="flex min-h-11 items-center gap-2 rounded-control text-brand-text"
          >
            <Logo className="h-6 w-auto" />
            <span className="text-small font-semibold whitespace-nowrap text-text-2">back office</span>
          </Link>
          {staff.state === 'staff' && <Screens me={staff.me} />}
          {staff.state === 'staff' && <OwnName me={staff.me} />}
          {staff.state === 'staff' && <FindBox />}
        </div>
      </header>
      {children}
      <ProofDialog />
      <ToastRegion place="over" />
    </div>
  )
}

function Screens({ me }: { me: Me }) {
  const { pathname } = useLocation()
  const current = screenAt(pathname)
  const screens = SCREENS.filter(({ needs }) => needs.length === 0 || needs.some((need) => may(me, need)))
  return (
    <nav aria-label="Back office" className="order-last w-full overflow-x-auto">
      <ul className="flex gap-1">
        {screens.map(({ to, label, icon }) => (
          <li key={to}>
            <Link
              to={to}
              aria-current={current?.to === to ? (pathname === to ? 'page' : 'true') : undefined}
              className={classNames(
                'flex min-h-11 items-center gap-2 border-b-2 px-2 text-small font-semibold whitespace-nowrap',
                current?.to === to
                  ? 'border-brand text-brand-text'
                  : 'border-transparent text-text-2 hover:text-text',
              )}
            >
              <Icon name={icon} className="size-4" />
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function OwnName({ me: { name, roles } }: { me: Me }) {
  return (
    <Link to="/me" className="ml-auto flex md:order-1 min-h-11 items-center gap-2 text-small hover:underline">
      <span className="font-semibold">{name}</span>
      <span className="hidden text-text-2 md:inline">
        {roles.map((role) => STAFF_ROLES[role].label).join(', ')}
      </span>
    </Link>
  )
}
