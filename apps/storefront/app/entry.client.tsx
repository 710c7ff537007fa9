import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { SCRIPTS_HERE } from '#shell/scripts-here.ts'

// Reading the scripts has kept a cheap phone busy long enough: taking over the page is a task of its own, and whatever
// the shopper has done meanwhile comes first.
const { port1, port2 } = new MessageChannel()
port1.onmessage = () => {
  if (!('__reactRouterRouteModules' in window)) return // the page's own scripts are still on their way
  port1.close()
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
    )
  })
}
const takeOverSoon = () => port2.postMessage(null)
addEventListener(SCRIPTS_HERE, takeOverSoon, { once: true })
takeOverSoon()
