import { type ComponentType, createElement, lazy, Suspense } from 'react'
import { useIsLive } from './use-is-live.ts'

const TRY_AGAIN_MS = 2_000

/**
 * A part that is fetched when it is first shown, and only by a browser: the server's page has a place for it. A network
 * that is gone keeps it waiting, no more.
 */
export function onDemand<Props extends object>(bring: () => Promise<ComponentType<Props>>) {
  const Brought = lazy<ComponentType<Props>>(async () => ({ default: await bringInTheEnd(bring) }))
  return function OnDemand(props: Props) {
    if (!useIsLive()) return <OnItsWay />
    return <Suspense fallback={<OnItsWay />}>{createElement(Brought, props)}</Suspense>
  }
}

async function bringInTheEnd<Part>(bring: () => Promise<Part>): Promise<Part> {
  for (;;) {
    try {
      return await bring()
    } catch {
      await new Promise((resolve) => setTimeout(resolve, TRY_AGAIN_MS))
    }
  }
}

function OnItsWay() {
  return (
    <>
      <p role="status" className="text-text-2 noscript:hidden">
        Loading…
      </p>
      <p className="hidden rounded-card bg-info-soft p-4 noscript:block">
        This form needs JavaScript. Switch it on in your browser, then open this page again.
      </p>
    </>
  )
}
