import type { PageHost } from '@ahia/contracts/page-host'

/** Data for the frame around all pages. It does not change while a shopper moves between pages. */
export type Frame = { publicUrl: string; year: number }

export const loadFrame = ({ publicUrl }: PageHost): Frame => ({ publicUrl, year: lagosYear(new Date()) })

/** Written by the server; a page of an older build may lack a field. */
export const readFrame = (given: object): Frame => ({
  publicUrl: 'publicUrl' in given && typeof given.publicUrl === 'string' ? given.publicUrl : '',
  year: 'year' in given && typeof given.year === 'number' ? given.year : new Date().getFullYear(),
})

const YEAR = new Intl.DateTimeFormat('en-NG', { timeZone: 'Africa/Lagos', year: 'numeric' })

const lagosYear = (now: Date): number => Number(YEAR.format(now))
