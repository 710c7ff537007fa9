import { ApiError } from '@ahia/contracts/api-error'
import type { Call } from '@ahia/contracts/call'
import { type HistoryEntry, readEntry } from './history-entry.ts'
import { findRoute, type OpenedPage, openPage } from './open-page.ts'
import type { AnyPage, Route, Visit } from './page.ts'
import type { Location, Router, RouterState } from './router-state.ts'

type RouterOptions = { routes: readonly Route[]; call: Call; first: RouterState }

type Arrival = { url: URL; location: Location; arrival: RouterState['arrival']; isUrgent?: boolean }

const NOT_FOUND = { status: 404 }

/**
 * Shows pages without loading documents. The latest navigation wins: one that is still loading is dropped. The address
 * changes as soon as the script of the next page is there; its data may arrive later.
 */
export function createRouter({ routes, call, first }: RouterOptions): Router {
  const listeners = new Set<(isUrgent: boolean) => void>()
  let state = first
  let underWay: AbortController | null = null

  const notify = (isUrgent = false) => {
    for (const listener of listeners) listener(isUrgent)
  }

  /** Calls `commit` with what to show, unless the shopper has navigated elsewhere meanwhile. */
  async function show(
    { url, location, arrival, isUrgent = false }: Arrival,
    commit: () => void,
  ): Promise<void> {
    underWay?.abort()
    const attempt = new AbortController()
    underWay = attempt
    const match = findRoute(routes, url.pathname)
    notify()
    const page = match && (await match.route.load())
    const params = match?.params ?? {}
    const opened = page
      ? await open(page, { url, params, signal: attempt.signal })
      : { data: {}, error: NOT_FOUND }
    if (attempt.signal.aborted) return
    underWay = null
    commit()
    state = { location, arrival, page, params, outcome: null, ...opened }
    notify(isUrgent)
  }

  async function open(page: AnyPage, visit: Pick<Visit, 'url' | 'params' | 'signal'>): Promise<OpenedPage> {
    if (page === state.page && page.keepsData?.(urlOf(state.location), visit.url))
      return { data: state.data, error: state.error }
    try {
      return await openPage(page, { ...visit, call, host: null })
    } catch (error) {
      reportError(error)
      return { data: {}, error: { status: error instanceof ApiError ? error.status : 500 } }
    }
  }

  const navigate: Router['navigate'] = async (
    to,
    { replace = false, state: stored = null, isUrgent = false } = {},
  ) => {
    if (typeof to === 'number') return history.go(to)
    const url = new URL(to, window.location.href)
    if (url.origin !== window.location.origin) return window.location.assign(url)
    // A page of another app of ours, or none at all: let the server answer.
    if (!findRoute(routes, url.pathname)) return window.location.assign(url)
    const isReplaced = replace || url.href === window.location.href
    const location = { ...pathOf(url), state: stored, key: newKey() }
    const entry = () => {
      const { depth } = readEntry(history.state)
      return { key: location.key, state: stored, depth: isReplaced ? depth : depth + 1 }
    }
    const commit = () =>
      isReplaced ? history.replaceState(entry(), '', url) : history.pushState(entry(), '', url)
    if (!isOnlyHash(url)) return show({ url, location, arrival: 'link', isUrgent }, commit)
    underWay?.abort()
    underWay = null
    state = { ...state, location, arrival: 'link' }
    goToHash(url, { entry: entry(), isReplaced })
    notify()
  }

  addEventListener('popstate', () => {
    const url = new URL(window.location.href)
    const location = currentLocation()
    if (isOwnHash(location)) return
    if (isOnlyHashBetween(urlOf(state.location), url)) {
      state = { ...state, location, arrival: 'history' }
      notify()
    } else void show({ url, location, arrival: 'history' }, () => {})
  })

  /** A change of the hash that `navigate` has made and noted; its entry may not have a key yet. */
  const isOwnHash = ({ hash, key }: Location): boolean =>
    hash !== '' && hash === state.location.hash && (history.state === null || key === state.location.key)

  const isOnlyHash = (url: URL): boolean => url.hash !== '' && isOnlyHashBetween(urlOf(state.location), url)

  return {
    call,
    getState: () => state,
    isLoading: () => underWay !== null,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    navigate,
    reload: () => {
      const { location, arrival } = state
      return show({ url: urlOf(location), location, arrival }, () => {})
    },
    prefetch: (pathname) =>
      void findRoute(routes, pathname)
        ?.route.load()
        .catch(() => {}),
  }
}

export function currentLocation(): Location {
  const { key, state } = readEntry(history.state)
  return { ...pathOf(window.location), state, key }
}

/** By the browser itself, which then has a target for `:target` before anything is rendered. */
function goToHash({ href }: URL, { entry, isReplaced }: { entry: HistoryEntry; isReplaced: boolean }): void {
  if (isReplaced) window.location.replace(href)
  else window.location.assign(href)
  history.replaceState(entry, '')
}

type Path = Pick<Location, 'pathname' | 'search' | 'hash'>

const pathOf = ({ pathname, search, hash }: Path): Path => ({ pathname, search, hash })

const urlOf = ({ pathname, search, hash }: Path): URL =>
  new URL(pathname + search + hash, window.location.origin)

const isOnlyHashBetween = (from: URL, to: URL): boolean =>
  from.pathname === to.pathname && from.search === to.search && from.hash !== to.hash

const newKey = (): string => Math.random().toString(36).slice(2)
