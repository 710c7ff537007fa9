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
  /** The pages around the current one, and whether the ends need a number of their own. */
  marks: { numbers: readonly number[]; hasFirst: boolean; hasLast: boolean }
  renderLink: (link: PageLink) => ReactNode
}

const BOX =
  'grid size-11 place-items-center rounded-control text-small font-semibold tabular-nums no-underline'
const LINK = classNames(BOX, 'text-text transition-colors hover:bg-brand-soft hover:text-brand-text')
const CURRENT = classNames(BOX, 'bg-brand text-on-brand')
// A phone has space for five numbers; there the ends are reached with the arrows.
const END = 'max-sm:hidden'

/** Pages of a long list. On phones the arrows are in a row below the numbers. */
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
  return (
    <nav aria-label="Pagination">
      <ul className="flex flex-wrap justify-center gap-x-1 gap-y-2">
        <li className="max-sm:order-2">{arrow(1, 'First page', <ToEnd direction="back" />)}</li>
        <li className="max-sm:order-2">{arrow(page - 1, 'Previous page', <Icon name="chevronLeft" />)}</li>
        {marks.hasFirst && <li className={END}>{number(1)}</li>}
        {marks.hasFirst && <Gap />}
        {marks.numbers.map((to) => (
          <li key={to}>{number(to)}</li>
        ))}
        {marks.hasLast && <Gap />}
        {marks.hasLast && <li className={END}>{number(pages)}</li>}
        <li aria-hidden="true" className="order-1 basis-full sm:hidden" />
        <li className="max-sm:order-2">{arrow(page + 1, 'Next page', <Icon name="chevronRight" />)}</li>
        <li className="max-sm:order-2">{arrow(pages, 'Last page', <ToEnd direction="on" />)}</li>
      </ul>
    </nav>
  )
}

function Gap() {
  return (
    <li aria-hidden="true" className={classNames(END, 'grid w-6 place-items-center text-text-3')}>
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
