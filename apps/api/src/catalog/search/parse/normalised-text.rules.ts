/**
 * What extractors read: words and signs in lower case, with one blank between any two and at both ends, so that a plain
 * pattern finds whole words. What an extractor takes out leaves a gap (¦).
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
export function extractAll(text: NormalisedText, pattern: RegExp): Extracted<RegExpMatchArray[]> {
  const found = [...text.matchAll(pattern)]
  return { found, rest: found.length === 0 ? text : text.replace(pattern, GAP) }
}

/** Words without signs and gaps. */
export const listWords = (text: NormalisedText): string[] =>
  text.split(' ').filter((token) => /[\p{L}\p{N}]/u.test(token))

/** Phrases written one behind the other with | between. */
export const splitAlternatives = (phrases: string): string[] =>
  phrases.split('|').map((phrase) => phrase.trim().replace(/\s+/g, ' '))

/** One of the phrases of such a list, the longest that fits. */
export const oneOfAlternatives = (phrases: string): string => oneOfPhrases(splitAlternatives(phrases))
