// TypeScript's library for workers contradicts the one for pages, so the types that are used are declared here.

type ExtendableEvent = Event & { waitUntil: (work: Promise<unknown>) => void }

export type FetchEvent = ExtendableEvent & {
  readonly request: Request
  respondWith: (answer: Promise<Response>) => void
}

/** Answered by the browser itself, without starting the worker. Older browsers have no such routes. */
export type DirectRoute = { condition: { urlPattern: string }; source: 'cache' | 'network' }

type InstallEvent = ExtendableEvent & { addRoutes?: (routes: readonly DirectRoute[]) => Promise<void> }

type WorkerEvents = { install: InstallEvent; activate: ExtendableEvent; fetch: FetchEvent }

export type WorkerScope = {
  readonly location: Location
  readonly clients: { claim: () => Promise<void> }
  skipWaiting: () => Promise<void>
  addEventListener: <Name extends keyof WorkerEvents>(
    name: Name,
    listener: (event: WorkerEvents[Name]) => void,
  ) => void
}
