import { AUTH_PATH } from './auth-path.ts'

const SOME_ORIGIN = 'https://own.invalid'

/** AUTH-07: where the `next` of this query leads after a login: only ever to a page of our own, else to the front page. */
export function safeNext(search: string): string {
  const next = new URLSearchParams(search).get('next') ?? '/'
  const url = next.startsWith('/') ? parse(next) : null
  if (url?.origin !== SOME_ORIGIN || url.pathname === AUTH_PATH) return '/'
  return url.pathname.replace(/^\/+/, '/') + url.search + url.hash // two slashes would begin the name of another host
}

/** As browsers understand it: they read '/\' as '//' and skip tabs and line ends. */
function parse(path: string): URL | null {
  try {
    return new URL(path, SOME_ORIGIN)
  } catch {
    return null
  }
}
