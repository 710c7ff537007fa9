import { Icon } from '@ahia/ui/icon'
import { Link } from '@ahia/web/components/link'

export function BackToOrders() {
  return (
    <Link
      to="/seller/orders"
      className="-ml-2 inline-flex min-h-11 items-center gap-1 rounded-control px-2 font-semibold text-brand-text hover:underline print:hidden"
    >
      <Icon name="arrowLeft" className="size-5" />
      Orders
    </Link>
  )
}
