import { SCRIPTS_READY } from '@ahia/web/loading/events'
import { fetchPageFilesFirst, prefetchOnIntent } from '@ahia/web/loading/page-files'
import { hasTypedBeforeReload } from '@ahia/web/loading/typed-before-reload'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'

const hydrate = () =>
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter instrumentations={[fetchPageFilesFirst]} />
      </StrictMode>,
    )
  })

// Reading the scripts has kept a cheap phone busy long enough: hydration is a task of its own, and what the shopper has
// done meanwhile comes first.
function hydrateSoon(): void {
  const { port1, port2 } = new MessageChannel()
  port1.onmessage = hydrate
  port2.postMessage(null)
}

// This file may arrive before the page's own scripts. Exactly one of the two hydrates: a second hydration of the same
// document breaks it.
if ('__reactRouterRouteModules' in window) hydrateSoon()
else addEventListener(SCRIPTS_READY, hydrateSoon, { once: true })

prefetchOnIntent()
if (hasTypedBeforeReload())
  void import('@ahia/web/loading/restore-typed').then((loaded) => loaded.restoreTyped())
