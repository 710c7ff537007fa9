/** CONST-01: the delays before automatic retries. */
export const RETRY_AFTER_MS = [5_000, 10_000, 20_000, 40_000, 80_000] as const
