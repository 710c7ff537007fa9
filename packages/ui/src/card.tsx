import type { HTMLAttributes } from 'react'
import { classNames } from './class-names.ts'

type CardProps = HTMLAttributes<HTMLElement> & { as?: 'div' | 'section' | 'article' | 'li' | 'aside' }

export const cardClass = 'rounded-card border border-border bg-surface shadow-e1'

/** A raised surface. `as` sets the element: an article stands alone, a list item belongs to its list. */
export function Card({ as: Element = 'div', className, ...rest }: CardProps) {
  return <Element {...rest} className={classNames(cardClass, 'p-5', className)} />
}
