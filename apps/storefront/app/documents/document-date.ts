import { lagosDate } from '@ahia/rules/lagos-date'

/** '15 Nov 2026': a text is from a day, not from an instant. */
export const documentDate = (date: string): string => lagosDate(`${date}T00:00:00Z`)
