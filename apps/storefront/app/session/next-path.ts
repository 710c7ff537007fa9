import { AUTH_PATH } from './auth-path.ts'

const SOME_ORIGIN = 'https://own.invalid'

/** AUTH-07: where `next` in this query leads after a login: only to a page of our own, else to the home page. */
export function safeNext(search: string): string {
  const next = new URLSearchParams(search).get('next') ?? '/'
  const url = next.startsWith('/') ? parse(next) : null
  if (url?.origin !== SOME_ORIGIN || url.pathname === AUTH_PATH) return '/'
  return url.pathname.replace(/^\/+/, '/') + url.search + url.hash // two slashes would start another host's name
}

/** As browsers read it: '/\' is '//', and tabs and line ends are skipped. */
function parse(path: string): URL | null {
  try {
    return new URL(path, SOME_ORIGIN)
  } catch {
    return null
  }
}
