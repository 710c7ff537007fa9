/** Something that must always hold, as a query whose every row is a fault. */
export type Invariant = {
  /** As docs/promises.md numbers them. */
  name: string
  sentence: string
  /** `$1`, where used: how many seconds background work may take to catch up. */
  sql: string
}
