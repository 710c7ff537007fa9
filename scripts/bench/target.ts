/** What is sent besides the path, where asking is not enough. */
export type Message = { method?: 'POST'; headers: Record<string, string>; body?: string }

export type Target = {
  name: string
  /** Which of the started servers is asked. */
  server: string
  /** Asked in turn. */
  paths: string[]
  headers: Record<string, string>
  /** Sent in turn, one with each request. */
  messages?: Message[]
  /** Adds a value of `force` to each request, which only pages for developers read, so that no cache knows the page. */
  isUnique: boolean
  /** The name of the target that it is held against. */
  limit: string | null
  /** Asked so often and not as often as it can answer, where it matters how long others have to wait. */
  perSecond?: number
  /** Put right before each round, so that all of them begin alike. */
  before?: () => Promise<void>
  /** Several calls that count as one, made by the client itself; whether all of them went well. */
  way?: (at: number) => Promise<boolean>
  /** What runs beside it while it is measured. */
  beside?: (url: string, until: AbortSignal) => Promise<void>
}

export const GZIP = { 'accept-encoding': 'gzip' }
export const UNCOMPRESSED = { 'accept-encoding': 'identity' }

/** One of the limit servers: the least that Node and PostgreSQL can do for a kind of request. */
export const minimalTarget = (server: string, paths = ['/']): Target => ({
  name: `minimal ${server}`,
  server,
  paths,
  headers: {},
  isUnique: false,
  limit: null,
})
