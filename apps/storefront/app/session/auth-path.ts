export const AUTH_PATH = '/auth'

/** The login URL that leads back to this page (AUTH-07). */
export const authPath = (next: string): string =>
  next === '/' ? AUTH_PATH : `${AUTH_PATH}?${new URLSearchParams({ next })}`
