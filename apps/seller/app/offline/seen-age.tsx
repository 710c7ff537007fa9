import { Button } from '@ahia/ui/button'
import { useEffect, useState } from 'react'
import { ageWords } from './age.rules.ts'
import { SeenNote } from './seen-note.tsx'
import type { SeenState } from './use-seen-part.ts'

type SeenAgeProps = { seen: SeenState | null; onRetry: () => void }

/** SELL-06: how old is what is shown, once the network is gone or takes long. */
export function SeenAge({ seen, onRetry }: SeenAgeProps) {
  if (seen === null) return null
  if (!seen.isLost) return <SeenLong at={seen.at} />
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <SeenNote at={seen.at} />
      <Button look="outline" onClick={onRetry}>
        Try again
      </Button>
    </div>
  )
}

/** A fast network has answered before anybody has read the old figures. */
const LONG_MS = 2_000

/** Lies over the screen, so that nothing moves. */
function SeenLong({ at }: { at: number }) {
  const [isLong, setLong] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), LONG_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div
      role="status"
      className="fixed inset-x-4 bottom-[calc(var(--bottom-bar)+0.75rem)] z-(--z-toast) pointer-events-none flex justify-center empty:hidden print:hidden"
    >
      {isLong && (
        <p className="animate-arrive rounded-card border border-border bg-surface px-4 py-2 text-small font-semibold shadow-e3">
          Seen {ageWords(at, new Date())}. Loading the latest…
        </p>
      )}
    </div>
  )
}
