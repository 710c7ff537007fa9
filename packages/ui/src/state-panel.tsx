import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

type StatePanelProps = {
  art?: ReactNode
  title: string
  /** One line: what happened, and what to do. */
  children?: ReactNode
  /** At most two buttons. */
  actions?: ReactNode
  headingLevel?: 'h1' | 'h2' | 'h3'
  /** Only for a failure that appears after the page has loaded. */
  alert?: boolean
  className?: string
}

/** The panel for 'nothing here' and for 'that failed'. */
export function StatePanel(props: StatePanelProps) {
  const { art, title, children, actions, headingLevel: Heading = 'h2', alert = false, className } = props
  return (
    <div
      role={alert ? 'alert' : undefined}
      className={classNames(
        'flex flex-col items-center gap-2 rounded-sheet border border-border bg-surface px-6 py-10 text-center',
        className,
      )}
    >
      {art && <div className="mb-2 size-30 text-brand-text [&>svg]:size-full">{art}</div>}
      <Heading className="text-h3 font-extrabold text-balance">{title}</Heading>
      {children && <div className="max-w-reading text-pretty text-text-2">{children}</div>}
      {actions && <div className="mt-4 flex flex-wrap justify-center gap-3">{actions}</div>}
    </div>
  )
}
