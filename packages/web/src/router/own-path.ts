/** Path and query of an address in our own market; the front page for any other, however it is written. */
export function ownPath(address: string, origin: string): string {
  const url = parse(address, origin)
  if (url?.origin !== origin) return '/'
  return url.pathname.replace(/^\/+/, '/') + url.search // two slashes would begin the name of another host
}

function parse(address: string, origin: string): URL | null {
  try {
    return new URL(address, origin)
  } catch {
    return null
  }
}
