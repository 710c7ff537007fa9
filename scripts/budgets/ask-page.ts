import type { CDPSession } from '@playwright/test'

const EVERY_MS = 100
const PATIENCE_MS = 30_000

/**
 * Runs a function in the page and hands back what it returns. Playwright's own `evaluate` and `waitForFunction` read a
 * script of theirs into the page first and then look on at every frame: blocking that no shopper's phone has.
 */
export async function askPage<Args extends unknown[], Answer>(
  cdp: CDPSession,
  question: (...args: Args) => Answer | Promise<Answer>,
  ...args: Args
): Promise<Answer> {
  const expression = `(${question})(...${JSON.stringify(args)})`
  const { result, exceptionDetails } = await cdp.send('Runtime.evaluate', {
    expression,
    awaitPromise: true,
    returnByValue: true,
  })
  if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text)
  return result.value
}

/** Asks now and then until it is so. */
export async function untilPage<Args extends unknown[]>(
  cdp: CDPSession,
  isSo: (...args: Args) => boolean,
  ...args: Args
): Promise<void> {
  const deadline = performance.now() + PATIENCE_MS
  while (!(await askPage(cdp, isSo, ...args))) {
    if (performance.now() > deadline) throw new Error(`Not so after ${PATIENCE_MS} ms: ${isSo}`)
    await new Promise((resolve) => setTimeout(resolve, EVERY_MS))
  }
}
