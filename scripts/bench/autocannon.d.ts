/** autocannon brings no types; this is the little that the bench uses of it. */
declare module 'autocannon' {
  type Sent = { path?: string; method?: string; headers?: Record<string, string>; body?: string }

  type Options = {
    url: string
    connections: number
    /** in seconds */
    duration: number
    headers?: Record<string, string>
    requests?: { setupRequest(request: Sent): Sent }[]
  }

  type Result = { '2xx': number; non2xx: number; errors: number; duration: number }

  type Responded = (client: unknown, status: number, bytes: number, responseMs: number) => void

  type Run = PromiseLike<Result> & { on(event: 'response', listener: Responded): void }

  function autocannon(options: Options): Run

  // biome-ignore lint/style/noDefaultExport: autocannon has no other
  export { autocannon as default }
}
