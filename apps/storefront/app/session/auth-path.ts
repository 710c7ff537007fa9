export const AUTH_PATH = '/auth'

/** Where to ask for a login, so that it leads back (AUTH-07). */
export const authPath = (next: string): string =>
  next === '/' ? AUTH_PATH : `${AUTH_PATH}?${new URLSearchParams({ next })}`
