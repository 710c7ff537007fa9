/** Something that must hold whatever happened, as a question whose every row is a fault. */
export type Invariant = {
  /** As docs/promises.md numbers them. */
  name: string
  sentence: string
  /** `$1`, where it stands: how many seconds background work may take to catch up. */
  sql: string
}
