import { test } from 'vitest'

/** `npm run test:full` sets it. */
const isFull = process.env.SLOW_TESTS === 'on'

/**
 * For a test that takes long and seldom breaks alone, beside quick ones of the same use case: `npm run test:full` runs
 * it, `npm test` does not. A whole file of such tests is a `*.slow.test.ts`.
 */
export function slowTest(title: string, run: () => Promise<void> | void): void {
  if (isFull) test(title, run)
}

/** How often something is tried: `full` by `npm run test:full`, else `quick`. */
export const howMany = ({ quick, full }: { quick: number; full: number }): number => (isFull ? full : quick)
