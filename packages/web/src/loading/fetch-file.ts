/**
 * Loads a file into the browser's cache, with a retry after each of the delays. Scripts are imported only once they
 * have arrived this way: some browsers remember a failed import for the life of the page and never ask the network
 * again. Uses nothing from outside, because the start script of a page contains this function as text.
 */
export async function fetchFile(file: string, waitsMs: readonly number[]): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    try {
      const response = await fetch(file, { signal: AbortSignal.timeout(20_000) })
      if (!response.ok) throw new Error(`${file} answered ${response.status}`)
      await response.arrayBuffer() // a file counts only when it has arrived completely
      return
    } catch (error) {
      const waitMs = waitsMs[tries]
      if (waitMs === undefined) throw error
      await new Promise<void>((resolve) => {
        setTimeout(resolve, waitMs)
        addEventListener('online', () => resolve(), { once: true })
      })
    }
  }
}

/** For scripts that no press has asked for: the page keeps trying while the shopper reads. */
export const BACKGROUND_WAITS_MS = [1_000, 2_000, 4_000, 8_000, 16_000] as const

/** For something the shopper has just pressed: the error shows soon, and they can press again. */
export const QUICK_WAITS_MS = [500, 1_500] as const
