import { Pagination } from '@ahia/ui/pagination'
import { Link } from '@ahia/web/components/link'
import { pageMarks } from './pagination.rules.ts'

type ListingPagesProps = { page: number; pages: number; hrefOf: (page: number) => string }

/** LIST-09: links to the pages around this one. */
export function ListingPages({ page, pages, hrefOf }: ListingPagesProps) {
  if (pages < 2) return null
  return (
    <Pagination
      page={page}
      pages={pages}
      marks={pageMarks({ page, pages })}
      renderLink={({ page: to, label, className, current, children }) => (
        <Link to={hrefOf(to)} aria-label={label} aria-current={current} className={className}>
          {children}
        </Link>
      )}
    />
  )
}
