import { Icon } from '@ahia/ui/icon'
import type { ReactNode } from 'react'
import { ageWords } from './age.rules.ts'
import { useNow } from './use-now.ts'

/** SELL-06: what is shown is not new. */
export function SeenNote({ at, children }: { at: string | number; children?: ReactNode }) {
  const now = useNow()
  return (
    <p role="status" className="flex items-center gap-2 text-small font-semibold text-warn">
      <Icon name="clock" className="size-4" />
      <span>
        No connection. Seen {ageWords(at, now)}. {children}
      </span>
    </p>
  )
}
