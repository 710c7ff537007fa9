import { type ClientInstrumentation, matchRoutes } from 'react-router'
import { fetchFiles } from './load-module.ts'

/** Of what the router's own manifest says about a route, the part that is read here. */
type ManifestRoute = { path?: string; index?: boolean; module: string; imports?: string[] }

declare global {
  var __reactRouterManifest: { routes: Record<string, ManifestRoute | undefined> } | undefined
}

const listeners = new Set<() => void>()
let waiting: symbol | null = null

/** Whether the scripts of a page that the shopper has chosen are on their way. */
export const pageFiles = {
  isWaiting: (): boolean => waiting !== null,
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}

/**
 * Fetches the scripts of a page before the router imports them: a router that cannot import a page reloads the one that
 * is shown. Where they do not arrive, the browser is left to open the page.
 */
export const fetchPageFilesFirst: ClientInstrumentation = {
  router: (router) =>
    router.instrument({
      navigate: async (navigate, { to }) => {
        setWaiting(null) // the newest choice counts
        const files = typeof to === 'number' ? [] : missingFilesOf(to)
        if (files.length > 0 && !(await waitFor(files, String(to)))) return new Promise<void>(() => {})
        await navigate()
      },
    }),
}

/** True when they have arrived and the shopper has not chosen another page meanwhile. */
async function waitFor(files: readonly string[], to: string): Promise<boolean> {
  const mine = Symbol(to)
  setWaiting(mine)
  addEventListener('popstate', () => waiting === mine && setWaiting(null), { once: true })
  const hasArrived = await fetchFiles(files).then(
    () => true,
    () => false,
  )
  if (waiting !== mine) return false
  setWaiting(null)
  if (!hasArrived) location.assign(to)
  return hasArrived
}

function setWaiting(next: symbol | null): void {
  waiting = next
  for (const listener of listeners) listener()
}

/** Fetches the scripts of a page that the shopper seems about to open. */
const prefetchPage = (path: string): void => void fetchFiles(missingFilesOf(path), []).catch(() => {})

function missingFilesOf(to: string): string[] {
  const { pathname } = new URL(to, location.href)
  const [match] = matchRoutes(listPages(), pathname) ?? []
  const files = match ? [match.route.module, ...(match.route.imports ?? [])] : []
  return files.filter((file) => !globalThis.fetchedFiles?.has(file))
}

/** Pages are one level deep: around each are a layout and the root, which have no path and are there already. */
const listPages = () =>
  Object.values(globalThis.__reactRouterManifest?.routes ?? {}).flatMap((route) => {
    const path = route?.index ? '/' : route?.path
    return route && path ? [{ path, module: route.module, imports: route.imports }] : []
  })

/** Fetches the scripts of a page when a mouse or the focus comes to its link, or a finger touches it. */
export function prefetchOnIntent(): void {
  const onIntent = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null
    if (link?.origin === location.origin) prefetchPage(link.pathname)
  }
  for (const sign of ['pointerover', 'focusin'])
    addEventListener(sign, onIntent, { passive: true, capture: true })
}
