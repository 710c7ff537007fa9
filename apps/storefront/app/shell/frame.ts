import type { PageHost } from '@ahia/contracts/page-host'

/** What the frame around all pages knows. It does not change while a shopper moves about. */
export type Frame = { publicUrl: string; year: number }

export const loadFrame = ({ publicUrl }: PageHost): Frame => ({ publicUrl, year: lagosYear(new Date()) })

/** The server wrote it; a page of an older build may lack something. */
export const readFrame = (given: object): Frame => ({
  publicUrl: 'publicUrl' in given && typeof given.publicUrl === 'string' ? given.publicUrl : '',
  year: 'year' in given && typeof given.year === 'number' ? given.year : new Date().getFullYear(),
})

const YEAR = new Intl.DateTimeFormat('en-NG', { timeZone: 'Africa/Lagos', year: 'numeric' })

const lagosYear = (now: Date): number => Number(YEAR.format(now))
