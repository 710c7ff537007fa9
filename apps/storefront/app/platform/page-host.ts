import type { Call } from '@ahia/contracts/call'
import { createContext } from 'react-router'

/** What a page may use of the process that renders it. */
export type PageHost = {
  /** The API, without a network hop. */
  fetch: (request: Request) => Promise<Response>
  nonce: string
  publicUrl: string
  devPages: boolean
  /** The address could not be decoded: the page answers 400. */
  badPath: boolean
  /** Tells those who run the market of a fault that a shopper is spared. */
  report: (error: unknown) => void
}

export const hostContext = createContext<PageHost>()

/** In a loader: `context.get(callContext)(featuredProducts, {})`. */
export const callContext = createContext<Call>()
