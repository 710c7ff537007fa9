import type { Call } from '@ahia/contracts/call'
import type { Params } from './match-path.ts'
import type { AnyPage } from './page.ts'

/** Where the browser is. `key` names the entry in its history. */
export type Location = {
  pathname: string
  search: string
  hash: string
  state: unknown
  key: string
}

/** What is shown, and how the shopper got there. */
export type RouterState = {
  location: Location
  /** 'history' for Back and Forward. */
  arrival: 'first' | 'link' | 'history'
  page: AnyPage | null
  params: Params
  data: object
  /** The result of a form that was sent without scripts. */
  outcome: unknown
  /** The page does not exist or failed; without a status there was no answer at all. */
  error: { status: number | null } | null
}

export type NavigateOptions = {
  replace?: boolean
  state?: unknown
  /** Render synchronously, even if the next page is not complete. */
  isUrgent?: boolean
}

export type Navigate = (to: string | number, options?: NavigateOptions) => Promise<void>

/** The part of a router that components use; the server has a static one. */
export type Router = {
  call: Call
  getState: () => RouterState
  isLoading: () => boolean
  /** The listener learns whether the change must be rendered synchronously. */
  subscribe: (listener: (isUrgent: boolean) => void) => () => void
  navigate: Navigate
  /** Loads the data of the current page again. */
  reload: () => Promise<void>
  /** Prefetches the script of a page that the shopper seems about to open. */
  prefetch: (pathname: string) => void
}

/** For the server: it shows one page and never navigates. */
export const standStill = (state: RouterState, call: Call): Router => ({
  call,
  getState: () => state,
  isLoading: () => false,
  subscribe: () => () => {},
  navigate: async () => {},
  reload: async () => {},
  prefetch: () => {},
})
