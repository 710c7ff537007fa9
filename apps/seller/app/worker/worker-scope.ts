// TypeScript's library for workers contradicts the one for pages, so the types that are used are declared here.

type ExtendableEvent = Event & { waitUntil: (work: Promise<unknown>) => void }

export type FetchEvent = ExtendableEvent & {
  readonly request: Request
  respondWith: (answer: Promise<Response>) => void
}

type WorkerEvents = { install: ExtendableEvent; activate: ExtendableEvent; fetch: FetchEvent }

export type WorkerScope = {
  readonly location: Location
  readonly clients: { claim: () => Promise<void> }
  skipWaiting: () => Promise<void>
  addEventListener: <Name extends keyof WorkerEvents>(
    name: Name,
    listener: (event: WorkerEvents[Name]) => void,
  ) => void
}
