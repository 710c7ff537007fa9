type LazyFrame = typeof import('./lazy-frame.ts')

let underWay: Promise<LazyFrame> | null = null

/** All lazy parts of the frame are in one file, loaded once for all of them; a failed load can be repeated. */
export function loadLazyFrame(): Promise<LazyFrame> {
  underWay ??= import('./lazy-frame.ts').catch((error: unknown) => {
    underWay = null
    throw error
  })
  return underWay
}
