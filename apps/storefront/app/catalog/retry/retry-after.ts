/** CONST-01: how long to wait before loading again by ourselves, time after time. */
export const RETRY_AFTER_MS = [5_000, 10_000, 20_000, 40_000, 80_000] as const
