import { Closing } from './closing.ts'
import { endsInTime } from './ends-in-time.ts'
import { toLine } from './to-line.ts'

// One Ctrl-C reaches us several times: from the terminal, and passed on by npm and by our own wrapper.
const SAME_REQUEST_MS = 2_000
const OPENING_LIMIT_MS = 15_000

/**
 * Starts the app and closes it again on Ctrl-C, SIGTERM, a closed terminal or the death of the process that started us,
 * in order and only once, also while it is still starting. An error during the start is printed as one clear line.
 */
export function runApp(open: (closing: Closing, stopping: AbortSignal) => Promise<void>): void {
  const closing = new Closing()
  const stopping = new AbortController()
  const opened = open(closing, stopping.signal)

  let stopRequestedAt = 0
  const close = async (exitCode: number): Promise<void> => {
    if (stopping.signal.aborted) {
      if (performance.now() - stopRequestedAt > SAME_REQUEST_MS) process.exit(1) // asked again: at once
      return
    }
    stopRequestedAt = performance.now()
    stopping.abort()
    await endsInTime(opened, OPENING_LIMIT_MS) // what is half open cannot be closed yet
    const unclean = await closing.closeAll()
    if (unclean.length > 0) process.stderr.write(`ahia: could not close ${unclean.join(', ')} cleanly\n`)
    process.exit(unclean.length > 0 ? 1 : exitCode)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void close(0))
  process.on('disconnect', () => void close(0)) // the channel to scripts/run.mjs broke: it is gone

  opened.catch(async (error: unknown) => {
    if (stopping.signal.aborted) return
    process.stderr.write(`ahia: ${toLine(error)}\n`)
    await close(1)
  })
}
