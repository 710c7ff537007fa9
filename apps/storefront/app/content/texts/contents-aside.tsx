import { classNames } from '@ahia/ui/class-names'
import type { ReactNode } from 'react'

/** Beside the text on wide screens, before it on others. */
export function ContentsAside({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <aside
      className={classNames(
        'xl:sticky xl:top-[calc(var(--header)+1.5rem)] xl:order-last xl:max-h-[calc(100dvh-var(--header)-3rem)] xl:self-start xl:overflow-y-auto',
        className,
      )}
    >
      <nav aria-label="On this page" className="rounded-card border border-border bg-surface px-5 py-3">
        {children}
      </nav>
    </aside>
  )
}
