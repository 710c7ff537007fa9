import { SlowNote } from '@ahia/web/components/slow-note'
import { useEffect, useState } from 'react'

/** On a good network nobody sees it. */
const SHOWN_AFTER_MS = 300

/** PROF-05: covers only the card that is being saved. */
export function ProfileOverlay() {
  const [isShown, setShown] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), SHOWN_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div role="status" className="absolute inset-0 z-1">
      {isShown && (
        <div className="grid size-full animate-arrive place-content-center justify-items-center gap-2 rounded-card bg-surface/85 p-6 text-center">
          <p className="font-semibold">Updating profile...</p>
          <SlowNote />
        </div>
      )}
    </div>
  )
}
