/**
 * The shopper has seen this page, but the worker did not serve it: it came with the first visit, or from the router.
 */
type KeepPage = { type: 'KEEP_PAGE'; path: string; assets: readonly string[] }
/** The shopper asked for the new version. */
type SkipWaiting = { type: 'SKIP_WAITING' }

/** What a page sends to the worker. */
export type WorkerMessage = KeepPage | SkipWaiting

/** Null for other messages to a worker, for example of a browser extension. */
export function readMessage(data: unknown, origin: string): WorkerMessage | null {
  if (typeof data !== 'object' || data === null || !('type' in data)) return null
  if (data.type === 'SKIP_WAITING') return { type: data.type }
  if (data.type !== 'KEEP_PAGE' || !('path' in data) || !('assets' in data)) return null
  const { path, assets } = data
  if (!isOurs(path, origin) || !Array.isArray(assets)) return null
  return { type: 'KEEP_PAGE', path, assets: assets.filter(isAsset) }
}

/** Checks the resolved URL, not the text: '//elsewhere' begins with a slash too. */
const isOurs = (path: unknown, origin: string): path is string =>
  typeof path === 'string' && path.startsWith('/') && originOf(path, origin) === origin

function originOf(path: string, origin: string): string | null {
  try {
    return new URL(path, origin).origin
  } catch {
    return null
  }
}

const isAsset = (address: unknown): address is string =>
  typeof address === 'string' && address.startsWith('/assets/')
