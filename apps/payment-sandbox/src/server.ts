import http from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { getRequestListener } from '@hono/node-server'
import type { App } from './app.ts'

/** Nobody but this machine: anyone who reaches the levers decides what was paid. */
const HOST = '127.0.0.1'
/** One that was killed a moment ago may not have let go of the port yet. */
const TAKEN_FOR_MS = 2_000
const TRY_AGAIN_MS = 100

export class Server {
  readonly #server: http.Server
  #port: number

  constructor(app: App, port: number) {
    this.#server = http.createServer(getRequestListener(app.fetch))
    this.#port = port
  }

  /** Returns the port in use, which the system picks for port 0. */
  async open(): Promise<number> {
    const deadline = performance.now() + TAKEN_FOR_MS
    for (;;) {
      const error = await this.#listen()
      if (!error) return this.#port
      if (error.code !== 'EADDRINUSE') throw error
      if (performance.now() > deadline)
        throw new Error(
          `Port ${this.#port} is taken: stop what uses it, or choose another with PAYMENT_SANDBOX_PORT`,
        )
      await pause(TRY_AGAIN_MS)
    }
  }

  /** F3: nobody is at home for a while, as when a provider restarts. */
  refuseConnections(ms: number): void {
    setImmediate(() => {
      this.#server.close()
      this.#server.closeAllConnections()
      setTimeout(() => void this.open(), ms)
    })
  }

  close(): void {
    this.#server.close()
    this.#server.closeAllConnections()
  }

  #listen(): Promise<NodeJS.ErrnoException | null> {
    const server = this.#server
    return new Promise((resolve) => {
      const fail = (error: NodeJS.ErrnoException) => {
        server.off('listening', succeed)
        resolve(error)
      }
      const succeed = () => {
        server.off('error', fail)
        const address = server.address()
        if (typeof address === 'object' && address) this.#port = address.port
        resolve(null)
      }
      server.once('error', fail).once('listening', succeed).listen(this.#port, HOST)
    })
  }
}
