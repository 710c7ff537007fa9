import { Icon } from '@ahia/ui/icon'
import { Link } from '@ahia/web/components/link'
import { hasPageBefore } from '@ahia/web/router/history-entry'
import { useNavigate } from '@ahia/web/router/router-context'
import type { MouseEvent } from 'react'

/** CART-06: back to the page before; without one, to the products. */
export function CartBack() {
  const navigate = useNavigate()
  const goBack = (event: MouseEvent) => {
    if (!hasPageBefore() || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    void navigate(-1)
  }
  return (
    <Link
      to="/products"
      onClick={goBack}
      className="-ml-3 inline-flex min-h-11 items-center gap-2 rounded-control px-3 font-semibold text-brand-text hover:underline"
    >
      <Icon name="arrowLeft" />
      <span className="max-sm:sr-only">Back</span>
    </Link>
  )
}
