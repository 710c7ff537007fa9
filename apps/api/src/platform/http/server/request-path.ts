/** As the router reads it: decoded once, without a slash at the end. */
export function routedPath(urlPath: string): string {
  const path = urlPath.includes('%') ? decodeUri(urlPath) : urlPath
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path
}

// Like Hono's own: an encoded slash or per cent sign stays encoded, and so does what cannot be decoded.
const decodeUri = (path: string): string => decodeRuns(path.replaceAll('%25', '%2525'), decodeURI)

const ORDINARY = /^(?:\/[\w-]+)*\/?$/

/**
 * One spelling for all that routers take for the same: `/dev//%63onsole`, `/x/../dev/console` and `/DEV/console`. What
 * cannot be decoded stays as it is.
 */
export function plainPath(urlPath: string): string {
  if (ORDINARY.test(urlPath) || !urlPath.startsWith('/')) return urlPath.toLowerCase()
  const { pathname } = new URL(urlPath.replace(/^[/\\]+/, '/'), 'http://localhost')
  return decodeRuns(pathname, decodeURIComponent)
    .toLowerCase()
    .replaceAll(/[/\\]+/g, '/')
}

export function isDecodable(urlPath: string): boolean {
  try {
    decodeURIComponent(urlPath)
    return urlPath.startsWith('/')
  } catch {
    return false
  }
}

const decodeRuns = (text: string, decode: (run: string) => string): string =>
  text.replaceAll(/(?:%[0-9a-f]{2})+/gi, (run) => {
    try {
      return decode(run)
    } catch {
      return run
    }
  })
