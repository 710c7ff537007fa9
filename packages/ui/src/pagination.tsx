import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'

/** The owner renders it as a link; `current` marks the page one is on. */
export type PageLink = {
  page: number
  label: string
  className: string
  current: 'page' | undefined
  children: ReactNode
}

type PaginationProps = {
  page: number
  pages: number
  /** The pages around the current one, which of them a phone shows, and whether the ends need a number of their own. */
  marks: { numbers: readonly number[]; onPhone: readonly number[]; hasFirst: boolean; hasLast: boolean }
  renderLink: (link: PageLink) => ReactNode
}

const BOX =
  'grid h-11 min-w-9 place-items-center rounded-control px-1 text-small sm:px-4 font-semibold tabular-nums no-underline'
const LINK = classNames(BOX, 'text-text transition-colors hover:bg-brand-soft hover:text-brand-text')
const CURRENT = classNames(BOX, 'bg-brand text-on-brand')
const NOT_ON_PHONE = 'max-sm:hidden'

/** Pages of a long list in one row: where the ends have numbers, a phone has no arrows to them. */
export function Pagination({ page, pages, marks, renderLink }: PaginationProps) {
  const number = (to: number) =>
    renderLink({
      page: to,
      label: `Page ${to}`,
      className: to === page ? CURRENT : LINK,
      current: to === page ? 'page' : undefined,
      children: to,
    })
  const arrow = (to: number, label: string, drawing: ReactNode) =>
    to < 1 || to > pages || to === page ? (
      <span className={classNames(BOX, 'text-border-strong')}>
        {drawing}
        <span className="sr-only">{label}, not available</span>
      </span>
    ) : (
      renderLink({ page: to, label, className: LINK, current: undefined, children: drawing })
    )
  const hasEnds = marks.hasFirst || marks.hasLast
  return (
    <nav aria-label="Pagination">
      <ul className="flex flex-wrap justify-center gap-y-2">
        <li className={hasEnds ? NOT_ON_PHONE : ''}>{arrow(1, 'First page', <ToEnd direction="back" />)}</li>
        <li>{arrow(page - 1, 'Previous page', <Icon name="chevronLeft" />)}</li>
        {marks.hasFirst && <li>{number(1)}</li>}
        {marks.hasFirst && <Gap />}
        {marks.numbers.map((to) => (
          <li key={to} className={marks.onPhone.includes(to) ? '' : NOT_ON_PHONE}>
            {number(to)}
          </li>
        ))}
        {marks.hasLast && <Gap />}
        {marks.hasLast && <li>{number(pages)}</li>}
        <li>{arrow(page + 1, 'Next page', <Icon name="chevronRight" />)}</li>
        <li className={hasEnds ? NOT_ON_PHONE : ''}>{arrow(pages, 'Last page', <ToEnd direction="on" />)}</li>
      </ul>
    </nav>
  )
}

function Gap() {
  return (
    <li aria-hidden="true" className="grid w-5 place-items-center text-text-3">
      …
    </li>
  )
}

function ToEnd({ direction }: { direction: 'back' | 'on' }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      className="size-5"
    >
      <path d={direction === 'back' ? 'm17.5 6-6 6 6 6M6.5 6v12' : 'm6.5 6 6 6-6 6M17.5 6v12'} />
    </svg>
  )
}
