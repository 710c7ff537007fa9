/** Path and query of a URL on our own site; the home page for any other URL. */
export function ownPath(address: string, origin: string): string {
  const url = parse(address, origin)
  if (url?.origin !== origin) return '/'
  return url.pathname.replace(/^\/+/, '/') + url.search // two slashes would start another host's name
}

function parse(address: string, origin: string): URL | null {
  try {
    return new URL(address, origin)
  } catch {
    return null
  }
}
