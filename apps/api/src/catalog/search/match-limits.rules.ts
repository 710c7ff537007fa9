/*
 * From how many matches on a search takes a cheaper way.
 * A typed search ranks up to MAX_CANDIDATES products. Beyond that, where it is nothing but words and attributes, and beyond
 * MANY_MATCHES in a list, all matches are counted (again after a minute) and one page is picked, matches in the name and best
 * sellers first (`rank/find-many-matches.ts`). That page is sorted from all matches up to MAX_SCANNED; with more, the
 * beginning of an index is scanned first (`rank/many-matches.sql.ts`).
 */

/** A typed search: candidates of one query that are ranked. Scoring one costs much more than counting it. */
export const MAX_CANDIDATES = 300
/** A list of a shop, or of the assistant's words: matches that are collected and sorted in one statement. */
export const MANY_MATCHES = 2_000
/** Either: rows at the beginning of an index that are scanned for a page, before all matches are collected and sorted. */
export const MAX_SCANNED = 6_000

/** With this many matches in the name, other places and synonyms are not searched: in a typed search, and in a list. */
export const ENOUGH_NAMED_CANDIDATES = 150
export const ENOUGH_NAMED_MATCHES = 500
