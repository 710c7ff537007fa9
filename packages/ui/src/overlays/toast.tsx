import { type RefObject, useEffect, useId, useRef, useState, useSyncExternalStore } from 'react'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon.tsx'
import { createStore } from '../store.ts'
import { queue } from './show-toast.ts'
import type { Toast } from './toast-queue.ts'
import { usePageChanges } from './use-page-changes.ts'

// The ids of the mounted regions; the last one is on top and shows the toasts. The page's own may be hydrated after a dialog's.
const regions = createStore<readonly string[]>([])
const NONE: readonly Toast[] = []

/** In frame.css, as a region stands in the HTML of every page. */
const PLACES = {
  /** Over the page; which of its places, `data-place` says. */
  over: 'toasts toasts-over',
  /** In the flow, above the sheet of a dialog or the last row of a panel, so that it covers nothing. */
  above: 'toasts max-lg:w-full max-lg:px-4 max-lg:has-[button]:pb-2',
} as const

type ToastRegionProps = { place?: keyof typeof PLACES }

/**
 * Put one into the page's frame. A dialog has its own, because everything outside an open dialog is inert. WIN-22: the
 * toasts keep clear of buttons and fields.
 */
export function ToastRegion({ place = 'over' }: ToastRegionProps) {
  const region = useRef<HTMLElement>(null)
  const isOnTop = useIsTopRegion(region)
  const toasts = useSyncExternalStore(queue.subscribe, queue.list, () => NONE)
  const shown = isOnTop ? toasts : NONE
  usePageChanges(region, place === 'over' ? shown : NONE)
  return (
    <section ref={region} aria-label="Messages" data-place="bottom" className={PLACES[place]}>
      {/* Both stand empty in the page from the start: speech only follows regions it already knows. */}
      <div role="status" aria-atomic="false" className="contents">
        {shown.map((toast) => toast.kind === 'success' && <ToastCard key={toast.id} toast={toast} />)}
      </div>
      <div role="alert" aria-atomic="false" className="contents">
        {shown.map((toast) => toast.kind === 'error' && <ToastCard key={toast.id} toast={toast} />)}
      </div>
    </section>
  )
}

function useIsTopRegion(region: RefObject<HTMLElement | null>) {
  const id = useId()
  useEffect(() => {
    const isInDialog = region.current?.closest('dialog') !== null
    regions.set(isInDialog ? [...regions.get(), id] : [id, ...regions.get()])
    return () => regions.set(regions.get().filter((other) => other !== id))
  }, [id, region])
  return useSyncExternalStore(
    regions.subscribe,
    () => regions.get().at(-1) === id,
    () => false,
  )
}

function ToastCard({ toast }: { toast: Toast }) {
  const [isHeld, setHeld] = useState(false)
  const dismiss = () => queue.dismiss(toast.id)
  useCountdown(toast.durationMs, isHeld, dismiss)
  const isError = toast.kind === 'error'
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: nothing to operate here, it only notices that somebody reads.
    <div
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      className="on-ink pointer-events-auto flex w-full max-w-100 animate-arrive items-center rounded-card border border-border-strong bg-strip text-on-strip shadow-e3"
    >
      <button
        type="button"
        onClick={dismiss}
        className="flex min-h-12 flex-1 items-center gap-3 rounded-card p-3 text-left text-small font-semibold focus-visible:-outline-offset-3"
      >
        <span
          className={classNames(
            'rounded-pill p-1.5 max-lg:in-data-[place=beside-corner]:hidden', // there is little space for words
            isError ? 'bg-danger-soft text-danger' : 'bg-ok-soft text-ok',
          )}
        >
          <Icon name={isError ? 'alert' : 'check'} className="size-4" />
        </span>
        <span className="flex-1">{toast.text}</span>
        <span className="sr-only">Dismiss</span>
        <Icon name="close" className="size-4" />
      </button>
      {toast.action && (
        <a
          href={toast.action.href}
          className="py-3 pr-3 pl-1 text-small font-semibold underline focus-visible:-outline-offset-3"
        >
          {toast.action.label}
        </a>
      )}
    </div>
  )
}

/** The time only runs while somebody can read it: not under the pointer, not while focused, not in a hidden tab. */
function useCountdown(durationMs: number, isHeld: boolean, onEnd: () => void) {
  const leftMs = useRef(durationMs)
  const end = useRef(onEnd)
  end.current = onEnd
  const isHidden = useSyncExternalStore(
    subscribeToVisibility,
    () => document.hidden,
    () => false,
  )
  useEffect(() => {
    if (isHeld || isHidden) return
    const startedAt = performance.now()
    const timer = setTimeout(() => end.current(), leftMs.current)
    return () => {
      clearTimeout(timer)
      leftMs.current -= performance.now() - startedAt
    }
  }, [isHeld, isHidden])
}

function subscribeToVisibility(listener: () => void) {
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}
