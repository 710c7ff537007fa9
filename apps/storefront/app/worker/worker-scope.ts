// The library of types for workers contradicts the one for pages, so what is used of it stands here.

type ExtendableEvent = Event & { waitUntil: (work: Promise<unknown>) => void }

export type FetchEvent = ExtendableEvent & {
  readonly request: Request
  /** Undefined unless this is a visit and the browser asked the network while it woke the worker. */
  readonly preloadResponse: Promise<Response | undefined>
  respondWith: (answer: Promise<Response>) => void
}

type WorkerEvents = {
  install: ExtendableEvent
  activate: ExtendableEvent
  fetch: FetchEvent
  message: ExtendableEvent & { readonly data: unknown }
}

export type WorkerScope = {
  readonly location: Location
  readonly clients: { claim: () => Promise<void> }
  readonly registration: { readonly navigationPreload?: { enable: () => Promise<void> } }
  skipWaiting: () => Promise<void>
  addEventListener: <Name extends keyof WorkerEvents>(
    name: Name,
    listener: (event: WorkerEvents[Name]) => void,
  ) => void
}
