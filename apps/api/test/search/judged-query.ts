/**
 * A query written from the list of goods alone, without sight of the search and its word lists. `right`: what was asked for;
 * `acceptable`: near enough not to annoy. Anything else is clearly irrelevant. `none`: the market has no such thing; then what
 * is acceptable, or nothing, is the right answer.
 */
export type JudgedQuery = {
  kind: string
  query: string
  right: string[]
  acceptable: string[]
  none: boolean
}
