import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'

// Reading the scripts has kept a cheap phone busy long enough: taking over the page is a task of its own, and whatever
// the shopper has done meanwhile comes first.
const { port1, port2 } = new MessageChannel()
port1.onmessage = () => {
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
port2.postMessage(null)
