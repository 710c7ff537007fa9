type Woken = typeof import('./woken.ts')

let underWay: Promise<Woken> | null = null

/** All that sleeps comes in one file, asked for once however many parts wake up; what failed can be asked for again. */
export function bringWoken(): Promise<Woken> {
  underWay ??= import('./woken.ts').catch((error: unknown) => {
    underWay = null
    throw error
  })
  return underWay
}
