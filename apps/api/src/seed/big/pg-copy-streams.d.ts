/** pg-copy-streams brings no types; this is the little that the big market uses of it. */
declare module 'pg-copy-streams' {
  import type { Writable } from 'node:stream'

  type CopyFrom = Writable & { submit(connection: unknown): void }

  export function from(statement: string): CopyFrom
}
