import { CATEGORIES, CATEGORY_LABELS, type Category } from '@ahia/reference/categories'
import { classNames } from '@ahia/ui/class-names'
import { Icon } from '@ahia/ui/icon'
import { useIsLive } from '@ahia/web/browser/use-is-live'
import { Link } from '@ahia/web/components/link'
import { lazyOnInteraction } from '@ahia/web/loading/lazy-part'
import { Disclosure } from '@ahia/web/menus/disclosure'
import { type KeyboardEvent, Suspense, useRef, useState } from 'react'
import { CategoryGlyph } from '#catalog/categories/category-glyph.tsx'
import { categoryPath } from '#catalog/categories/listing-address.ts'

// Two hundred names: fetched when the menu is opened.
const SubcategoryList = lazyOnInteraction(() =>
  import('./subcategory-list.tsx').then(({ SubcategoryList }) => SubcategoryList),
)
const SubcategoryRow = lazyOnInteraction(() =>
  import('./subcategory-list.tsx').then(({ SubcategoryRow }) => SubcategoryRow),
)

/** A mouse that crosses a category on its way to the list beside it does not change that list. */
const CROSSING_MS = 120
const OPENER =
  'inline-flex h-12 items-center gap-2 font-semibold whitespace-nowrap hover:text-brand-text lg:h-11 lg:rounded-control lg:bg-brand-soft lg:px-4 lg:text-brand-text [&[aria-expanded=true]>svg:last-child]:rotate-180'

const NAMES_LOADING = 'animate-shimmer rounded-pill bg-surface-2'
/** As many as most categories have: two columns of seven. */
const NAMES_BESIDE = 14

type CategoryMenuPlace = 'bar' | 'row'

/** SHELL-09: in the bar of wide screens, in a row of its own on phones. */
export function CategoryMenu({ place }: { place: CategoryMenuPlace }) {
  return (
    <Disclosure
      opener={
        <>
          <Icon name="grid" />
          All Categories
          <Icon name="chevronDown" className="size-4 transition-transform" />
        </>
      }
      openerClass={OPENER}
      className={place === 'bar' ? 'relative' : undefined}
      opensOn="press-or-hover"
      closesOn="leaving-or-scrolling"
    >
      <CategoryPanel place={place} />
    </Disclosure>
  )
}

const PANEL = {
  bar: 'left-0 mt-1 flex w-max',
  row: 'inset-x-4',
} as const satisfies Record<CategoryMenuPlace, string>

function CategoryPanel({ place }: { place: CategoryMenuPlace }) {
  const [shown, setShown] = useState<Category>(CATEGORIES[0])
  const isLive = useIsLive()
  const list = useRef<HTMLUListElement>(null)
  const beside = useRef<HTMLDivElement>(null)
  const crossing = useRef<ReturnType<typeof setTimeout>>(undefined)

  const showSoon = (category: Category) => {
    clearTimeout(crossing.current)
    crossing.current = setTimeout(() => setShown(category), CROSSING_MS)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (place === 'bar' && stepAside(event, list.current, beside.current)) event.preventDefault()
  }
  return (
    <nav
      aria-label="Categories"
      onKeyDown={onKeyDown}
      className={classNames(
        'absolute top-full z-(--z-dropdown) max-h-[calc(100dvh-8rem)] animate-arrive overflow-auto overscroll-contain rounded-card border border-border bg-surface p-2 shadow-e3',
        PANEL[place],
      )}
    >
      {/* WIN-35: once names can be fetched, a phone has each category in a line, and its subcategories below. */}
      <ul
        ref={list}
        className={
          place === 'row' && isLive
            ? 'grid'
            : 'grid grid-flow-col grid-cols-2 grid-rows-6 self-start lg:w-114'
        }
      >
        {CATEGORIES.map((category) => (
          <li
            key={category}
            onPointerEnter={() => showSoon(category)}
            onPointerLeave={() => clearTimeout(crossing.current)}
            onFocus={() => setShown(category)}
          >
            <Link
              to={categoryPath(category)}
              data-shown={category === shown || undefined}
              className="flex min-h-13 items-center gap-3 rounded-control p-2 text-small font-semibold hover:bg-surface-2 lg:data-shown:bg-surface-2"
            >
              <span
                data-ground={category}
                className="grid size-9 shrink-0 place-items-center rounded-control noscript:hidden"
              >
                {/* Decoration of a closed menu: 0.7 kB in the HTML of every page, compressed. Without scripts there is none. */}
                {isLive && <CategoryGlyph category={category} className="size-6" />}
              </span>
              {CATEGORY_LABELS[category]}
            </Link>
            {place === 'row' && isLive && (
              <div className="min-h-12">
                <Suspense fallback={<div className={`h-11 ${NAMES_LOADING}`} />}>
                  <SubcategoryRow category={category} />
                </Suspense>
              </div>
            )}
          </li>
        ))}
      </ul>
      {place === 'bar' && (
        <div ref={beside} className="ml-2 w-60 border-l border-border pl-2 xl:w-104">
          {isLive && (
            <Suspense fallback={<NamesBeside />}>
              <SubcategoryList category={shown} />
            </Suspense>
          )}
        </div>
      )}
    </nav>
  )
}

/** WIN-58: where the names will be, so that half of the open menu is not blank until they arrive. */
const NamesBeside = () => (
  <div aria-hidden="true" className="xl:columns-2 xl:gap-1">
    {Array.from({ length: NAMES_BESIDE }, (_, place) => (
      <div key={place} className="flex min-h-8 items-center px-3 xl:min-h-9">
        <div className={`h-4 w-full ${NAMES_LOADING}`} />
      </div>
    ))}
  </div>
)

/** Right moves from a category to its subcategories, Left back to the category. */
function stepAside({ key }: KeyboardEvent, list: Element | null, beside: Element | null): boolean {
  const isInList = list?.contains(document.activeElement)
  if (key === 'ArrowRight' && isInList) return focusOn(beside?.querySelector('a'))
  if (key === 'ArrowLeft' && !isInList) return focusOn(list?.querySelector('[data-shown]'))
  return false
}

function focusOn(element: Element | null | undefined): boolean {
  if (element instanceof HTMLElement) element.focus()
  return element instanceof HTMLElement
}
