import type { Me } from '@ahia/contracts/admin/session'
import { BRAND } from '@ahia/reference/brand'
import { STAFF_ROLES } from '@ahia/reference/staff/roles'
import { classNames } from '@ahia/ui/class-names'
import { Icon } from '@ahia/ui/icon'
import { Logo } from '@ahia/ui/logo'
import { ToastRegion } from '@ahia/ui/overlays/toast'
import { Link } from '@ahia/web/components/link'
import { usePath } from '@ahia/web/router/router-context'
import { type ReactNode, useEffect, useId, useState } from 'react'
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

/** In a row where there is room; on a phone behind a button that names where one is. */
function Screens({ me }: { me: Me }) {
  const { pathname } = usePath()
  const [openAt, setOpenAt] = useState<string | null>(null)
  const id = useId()
  const current = screenAt(pathname)
  const isOpen = openAt === pathname // a page further it is closed again
  const screens = SCREENS.filter(({ needs }) => needs.length === 0 || needs.some((need) => may(me, need)))
  return (
    <nav aria-label="Back office" className="order-last w-full">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpenAt(isOpen ? null : pathname)}
        className="flex min-h-11 w-full items-center gap-2 text-small font-semibold md:hidden"
      >
        <Icon name="menu" className="size-4" />
        Menu
        {current && <span className="text-text-2">{current.label}</span>}
      </button>
      <ul
        id={id}
        className={classNames(
          'gap-x-1 max-md:grid-cols-2 max-md:pb-2 md:flex md:flex-wrap',
          isOpen ? 'max-md:grid' : 'max-md:hidden',
        )}
      >
        {screens.map(({ to, label, icon }) => (
          <li key={to}>
            <Link
              to={to}
              aria-current={current?.to === to ? (pathname === to ? 'page' : 'true') : undefined}
              className={classNames(
                'flex min-h-11 items-center gap-2 px-2 text-small font-semibold whitespace-nowrap max-md:rounded-control md:border-b-2',
                current?.to === to
                  ? 'border-brand text-brand-text max-md:bg-surface-2'
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
