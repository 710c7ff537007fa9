import type { Facets } from '@ahia/contracts/catalog'
import { buttonClass } from '@ahia/ui/button'
import { classNames } from '@ahia/ui/class-names'
import { Icon } from '@ahia/ui/icon'
import { Sheet } from '@ahia/ui/overlays/sheet'
import type { ListingPlace } from '../listing/query.rules.ts'
import { CategoryTree } from './category-tree.tsx'
import { ShowLabel } from './sheet.tsx'

type CategorySheetProps = ListingPlace & { facets: Facets | null; total: number | null }

/** LIST-02: a sidebar on large screens, a sheet on small ones, which stays open until a subcategory is chosen. */
export function CategorySheet({ path, query, facets, total }: CategorySheetProps) {
  return (
    <Sheet
      place="beside"
      title="Categories"
      opener={
        <>
          Category
          <Icon name="chevronDown" className="size-4" />
        </>
      }
      footer={(close) => (
        <button type="button" onClick={close} className={classNames(buttonClass(), 'w-full noscript:hidden')}>
          <ShowLabel total={total} />
        </button>
      )}
    >
      {(close) => <CategoryTree path={path} query={query} facets={facets} onSubcategory={close} />}
    </Sheet>
  )
}
