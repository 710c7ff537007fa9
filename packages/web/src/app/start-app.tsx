import type { Call } from '@ahia/contracts/call'
import { type ReactNode, StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { AnnounceHydrated } from '../loading/announce-hydrated.ts'
import { createRouter, currentLocation } from '../router/create-router.ts'
import { findRoute } from '../router/open-page.ts'
import type { Route } from '../router/page.ts'
import { RouterProvider } from '../router/router-context.ts'
import type { Router } from '../router/router-state.ts'
import { FrameContext } from './frame-context.ts'
import { readPageData } from './page-data.ts'

type StartOptions = {
  routes: readonly Route[]
  call: Call
  /** The whole document, as the server has rendered it. */
  document: ReactNode
}

/** Hydrates the server's page. */
export async function startApp({ routes, call, document: content }: StartOptions): Promise<Router> {
  const { frame, data, outcome, error } = readPageData()
  const match = findRoute(routes, location.pathname)
  const page = (await match?.route.load()) ?? null
  const params = match?.params ?? {}
  const first = { location: currentLocation(), arrival: 'first', page, params, data, outcome, error } as const
  const router = createRouter({ routes, call, first })
  await nextTask()
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <FrameContext value={frame}>
          <RouterProvider router={router}>
            <AnnounceHydrated>{content}</AnnounceHydrated>
          </RouterProvider>
        </FrameContext>
      </StrictMode>,
    )
  })
  return router
}

/**
 * Parsing the scripts keeps a cheap phone busy: hydration is a task of its own, so that input that came meanwhile is
 * handled first.
 */
const nextTask = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => resolve()
    port2.postMessage(null)
  })
