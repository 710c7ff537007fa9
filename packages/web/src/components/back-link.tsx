import { Icon } from '@ahia/ui/icon'
import { Link } from './link.tsx'

/** Above the title of a screen that another one leads to. */
export const BackLink = ({ to, children }: { to: string; children: string }) => (
  <Link
    to={to}
    className="-ml-2 inline-flex min-h-11 items-center gap-1 justify-self-start rounded-control px-2 font-semibold text-brand-text hover:underline print:hidden"
  >
    <Icon name="arrowLeft" className="size-5" />
    {children}
  </Link>
)
