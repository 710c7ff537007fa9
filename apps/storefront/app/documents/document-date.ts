import { lagosDate } from '@ahia/rules/lagos-date'

/** '15 Nov 2026': a document has a day, not a moment. */
export const documentDate = (date: string): string => lagosDate(`${date}T00:00:00Z`)
