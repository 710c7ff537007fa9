type Woken = typeof import('./woken.ts')

let underWay: Promise<Woken> | null = null

/** All lazy parts of the frame come in one file, asked for once by all of them; what failed can be asked for again. */
export function bringWoken(): Promise<Woken> {
  underWay ??= import('./woken.ts').catch((error: unknown) => {
    underWay = null
    throw error
  })
  return underWay
}
