import { Icon } from '@ahia/ui/icon'
import { Link } from '@ahia/web/components/link'

/** WIN-78: to where the order was chosen. */
export const WayBack = ({ to, words }: { to: string; words: string }) => (
  <Link
    to={to}
    className="-mr-2 inline-flex min-h-11 items-center gap-2 rounded-control px-2 font-semibold text-brand-text hover:underline max-sm:text-small"
  >
    <Icon name="arrowLeft" />
    {words}
  </Link>
)
