/**
 * What a message is read from: its words and signs in lower case, with one blank between any two and at both ends, so
 * that a reader finds whole words with a plain pattern. What a reader has understood it takes out: a gap (¦) remains.
 */
export type NormalisedText = string

export type Extracted<T> = { found: T; rest: NormalisedText }

export const GAP = '¦'

/** A pattern of whole words; `source` may have groups but no other beginnings or ends. */
export const wholeWords = (source: string): RegExp => new RegExp(`(?<= )(?:${source})(?= )`, 'gu')

/** One of these phrases, the longest that fits. */
export const oneOfPhrases = (phrases: Iterable<string>): string =>
  `(?:${[...phrases].sort((a, b) => b.length - a.length).join('|')})`

/** Takes out all that the pattern fits, in the order said. */
export function extractAll(line: NormalisedText, pattern: RegExp): Extracted<RegExpMatchArray[]> {
  const found = [...line.matchAll(pattern)]
  return { found, rest: found.length === 0 ? line : line.replace(pattern, GAP) }
}

/** Words without signs and gaps. */
export const listWords = (line: NormalisedText): string[] =>
  line.split(' ').filter((token) => /[\p{L}\p{N}]/u.test(token))

/** Phrases written one behind the other with | between. */
export const splitAlternatives = (phrases: string): string[] =>
  phrases.split('|').map((phrase) => phrase.trim().replace(/\s+/g, ' '))

/** One of the phrases of such a list, the longest that fits. */
export const oneOfAlternatives = (phrases: string): string => oneOfPhrases(splitAlternatives(phrases))
