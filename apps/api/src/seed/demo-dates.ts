/** The demo market has a history of its own, the same on every machine: it does not depend on when it is filled. */
const DEMO_TODAY = Date.UTC(2026, 9, 31, 17)
const DAY_MS = 86_400_000

export const daysBeforeDemo = (days: number): Date => new Date(DEMO_TODAY - Math.round(days * DAY_MS))
