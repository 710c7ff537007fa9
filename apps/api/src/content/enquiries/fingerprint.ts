import { hash } from 'node:crypto'

/** Browsers encode the line breaks of a plain form differently than scripts do. */
export const withPlainBreaks = (text: string): string => text.replace(/\r\n?/g, '\n')

/** Identifies an enquiry that is sent twice; fields are separated, so that text moved between them changes it. */
export const fingerprintOf = (fields: readonly string[]): Buffer =>
  hash('sha256', JSON.stringify(fields), 'buffer')
