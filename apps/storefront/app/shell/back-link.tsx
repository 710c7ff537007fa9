import { Icon } from '@ahia/ui/icon'
import { Link } from '@ahia/web/components/link'

/** STAT-05: always to the front page. */
export function BackLink() {
  return (
    <Link
      to="/"
      className="-ml-2 inline-flex min-h-11 items-center gap-2 rounded-control px-2 font-semibold text-brand-text hover:underline"
    >
      <Icon name="arrowLeft" />
      Back to home
    </Link>
  )
}
