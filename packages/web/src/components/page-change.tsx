import { useEffect, useState } from 'react'
import { useIsLoadingPage, useLocation, useNavigate } from '../router/router-context.ts'
import { SLOW_AFTER_MS, STILL_WORKING } from './still-working.tsx'

/** Quicker changes show nothing: a bar that flashes by only disturbs. */
const SHOWN_AFTER_MS = 150

type Wait = 'short' | 'noticed' | 'slow'

/** While the next page is loading: a bar, and after a while a message and a way to cancel. */
export function PageChange() {
  const wait = useWait(useIsLoadingPage())
  const stay = useStay()
  return (
    <>
      {wait !== 'short' && <div className="page-change-bar" />}
      <div role="status" className="page-change-note">
        {wait === 'slow' && (
          <p className="pointer-events-auto flex animate-arrive items-center gap-3 rounded-card border border-border bg-surface py-2 pr-2 pl-4 text-small shadow-e3">
            {STILL_WORKING}
            <button
              type="button"
              onClick={stay}
              className="min-h-11 rounded-control px-3 font-semibold text-brand-text hover:bg-brand-soft"
            >
              Cancel
            </button>
          </p>
        )}
      </div>
    </>
  )
}

function useWait(isWaiting: boolean): Wait {
  const [wait, setWait] = useState<Wait>('short')
  useEffect(() => {
    if (!isWaiting) return
    const timers = [
      setTimeout(() => setWait('noticed'), SHOWN_AFTER_MS),
      setTimeout(() => setWait('slow'), SLOW_AFTER_MS),
    ]
    return () => {
      timers.forEach(clearTimeout)
      setWait('short')
    }
  }, [isWaiting])
  return wait
}

/** Navigating to the current address replaces the change under way. */
function useStay() {
  const navigate = useNavigate()
  const shown = useLocation()
  return () =>
    void navigate(shown.pathname + shown.search + shown.hash, { replace: true, state: shown.state })
}
