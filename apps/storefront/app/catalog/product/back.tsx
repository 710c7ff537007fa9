import type { Category } from '@ahia/reference/categories'
import { Icon } from '@ahia/ui/icon'
import { Link } from '@ahia/web/components/link'
import { hasPageBefore } from '@ahia/web/router/history-entry'
import { useNavigate } from '@ahia/web/router/router-context'
import type { MouseEvent } from 'react'
import { categoryPath } from '../categories/listing-address.ts'

/** Back to the page before, with its filters and position; without one, to the category. */
export function ProductBack({ category }: { category: Category }) {
  const navigate = useNavigate()
  const goBack = (event: MouseEvent) => {
    if (!hasPageBefore() || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    void navigate(-1)
  }
  return (
    <Link
      to={categoryPath(category)}
      onClick={goBack}
      className="absolute top-3 left-3 z-1 inline-flex size-11 items-center justify-center gap-2 rounded-pill border border-border bg-surface font-semibold text-text-2 shadow-e1 hover:text-brand-text md:left-9 lg:static lg:-ml-2 lg:w-auto lg:rounded-control lg:border-0 lg:bg-transparent lg:px-2 lg:text-brand-text lg:shadow-none lg:hover:underline"
    >
      <Icon name="arrowLeft" />
      <span className="sr-only lg:not-sr-only">Back</span>
    </Link>
  )
}
