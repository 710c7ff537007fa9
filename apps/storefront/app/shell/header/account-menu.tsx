import { Icon, type IconName } from '@ahia/ui/icon'
import { Link } from '@ahia/web/components/link'
import { Disclosure } from '@ahia/web/menus/disclosure'
import { useNavigate } from '@ahia/web/router/router-context'
import { logOut } from '../sign-in/log-out.ts'
import { useCustomerHere } from '../sign-in/use-customer-here.ts'

const ITEM =
  'flex min-h-12 w-full items-center gap-3 rounded-control px-3 font-semibold hover:bg-surface-2 focus-visible:bg-surface-2'

/** SHELL-11. Mounted whenever somebody is signed in, so it also runs the background work of a session. */
export function AccountMenu({ name }: { name: string }) {
  useCustomerHere()
  return (
    <Disclosure
      popup="menu"
      opener={<Greeting name={name} />}
      openerClass="inline-flex h-11 max-w-full items-center gap-2 rounded-control px-1 font-semibold hover:text-brand-text lg:px-2"
      className="relative min-w-0"
    >
      <div
        role="menu"
        aria-label="Account"
        className="absolute top-full right-0 z-(--z-dropdown) mt-1 w-56 animate-arrive rounded-card border border-border bg-surface p-2 shadow-e3"
      >
        <MenuLink to="/profile" icon="user" label="My Profile" />
        <MenuLink to="/orders" icon="box" label="Order History" />
        <LogoutButton />
      </div>
    </Disclosure>
  )
}

/** Phones show only the first character of the name. */
function Greeting({ name }: { name: string }) {
  return (
    <>
      <span
        aria-hidden="true"
        className="grid size-8 shrink-0 place-items-center rounded-pill bg-brand-soft text-small text-brand-text uppercase"
      >
        {[...name][0]}
      </span>
      <span className="max-lg:sr-only lg:truncate">Hello, {name}</span>
      <Icon name="chevronDown" className="hidden size-4 lg:block" />
    </>
  )
}

function MenuLink({ to, icon, label }: { to: string; icon: IconName; label: string }) {
  return (
    <Link role="menuitem" tabIndex={-1} to={to} className={ITEM}>
      <Icon name={icon} />
      {label}
    </Link>
  )
}

function LogoutButton() {
  const navigate = useNavigate()
  return (
    <button role="menuitem" tabIndex={-1} type="button" onClick={() => logOut(navigate)} className={ITEM}>
      <Icon name="logOut" />
      Logout
    </button>
  )
}
