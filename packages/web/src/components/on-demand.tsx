import { createElement, Suspense } from 'react'
import { useIsLive } from '../browser/use-is-live.ts'
import { type Load, lazyWhenShown } from '../loading/lazy-part.ts'

/**
 * A part that is fetched when it is first shown, and only in the browser: the server's page has a placeholder. Without
 * a network it only waits.
 */
export function onDemand<Props extends object>(load: Load<Props>) {
  const Part = lazyWhenShown(load)
  return function OnDemand(props: Props) {
    if (!useIsLive()) return <OnItsWay />
    return <Suspense fallback={<OnItsWay />}>{createElement(Part, props)}</Suspense>
  }
}

function OnItsWay() {
  return (
    <>
      <p role="status" className="text-text-2 noscript:hidden">
        Loading…
      </p>
      <p className="hidden rounded-card bg-info-soft p-4 noscript:block">
        This form needs JavaScript. Turn it on in your browser, then reload this page.
      </p>
    </>
  )
}
