import http from 'node:http'
import { API_PATH } from '@ahia/contracts/api-path'
import { type Call, createCall } from '@ahia/contracts/call'
import { listEmails } from '@ahia/contracts/developers/mailbox'
import type { Endpoint, InputOf } from '@ahia/contracts/endpoint'
import { ask, type LoadAnswer } from '@ahia/testing/offer-load'

const CONNECTIONS = 16

/** Visitors, each from an IP address of their own, spread over the instances in turn. */
export class Visitors {
  readonly #urls: string[]
  readonly #agent = new http.Agent({ keepAlive: true, maxSockets: CONNECTIONS })
  #met = 0

  constructor(urls: string[]) {
    this.#urls = urls
  }

  /** An unused IP address in another network than the others. */
  newAddress(): string {
    this.#met += 1
    return `10.${(this.#met >> 8) & 255}.${this.#met & 255}.${1 + ((this.#met >> 16) & 127)}`
  }

  /** Calls on this machine, behind no proxy: what is for it alone answers nobody else. */
  neighbour(): Call {
    return createCall({ fetch: (request) => fetch(request), baseUrl: this.#nextUrl() + API_PATH })
  }

  /** Calls as somebody new, or as the account with this token, from a new address unless one is given. */
  newcomer(token: string | null = null, address = this.newAddress()): Call {
    const baseUrl = this.#nextUrl() + API_PATH
    const fetchFrom = (request: Request) => {
      // The mailbox answers this machine alone, and nobody behind a proxy.
      if (!new URL(request.url).pathname.endsWith(listEmails.path))
        request.headers.set('x-forwarded-for', address)
      return fetch(request)
    }
    return createCall({ fetch: fetchFrom, baseUrl, token: () => token })
  }

  /** One raw POST, from a new address unless one is given. */
  async post<E extends Endpoint>(
    { path }: E,
    input: InputOf<E>,
    address = this.newAddress(),
  ): Promise<LoadAnswer> {
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': address }
    const options = { method: 'POST', headers, agent: this.#agent }
    const { answer, broken } = await ask(this.#nextUrl() + API_PATH + path, options, JSON.stringify(input))
    if (answer) return answer
    throw new Error(`The market did not answer ${path}: ${broken.reason}`)
  }

  #nextUrl(): string {
    const url = this.#urls[this.#met % this.#urls.length]
    if (url === undefined) throw new Error('There is no market')
    return url
  }
}
