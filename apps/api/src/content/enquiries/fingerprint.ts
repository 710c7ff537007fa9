import { hash } from 'node:crypto'

/** Browsers send the line breaks of a plain form in another way than scripts do. */
export const withPlainBreaks = (text: string): string => text.replace(/\r\n?/g, '\n')

/** By which the same words, sent twice, are known; a field's end cannot be taken for the next one's beginning. */
export const fingerprintOf = (fields: readonly string[]): Buffer =>
  hash('sha256', JSON.stringify(fields), 'buffer')
