import { Closing } from './closing.ts'
import { ConfigError } from './config.ts'
import { UnfitDatabase } from './database/check-server.ts'
import { PortTaken } from './http/http-server.ts'

const GIVE_UP_MS = 20_000
// One Ctrl-C reaches us several times: from the terminal, and passed on by npm and by our own wrapper.
const SAME_WISH_MS = 2_000

/**
 * Opens the house and closes it again on Ctrl-C, SIGTERM, a closed terminal or the death of whoever started us,
 * in order and only once, also while it is still opening. A fault on the way in is one clear line.
 */
export function runHouse(open: (closing: Closing, stopping: AbortSignal) => Promise<void>): void {
  const closing = new Closing()
  const stopping = new AbortController()
  const opened = open(closing, stopping.signal)

  let askedAt = 0
  const close = async (exitCode: number): Promise<void> => {
    if (stopping.signal.aborted) {
      if (performance.now() - askedAt > SAME_WISH_MS) process.exit(1) // asked again: at once
      return
    }
    askedAt = performance.now()
    stopping.abort()
    setTimeout(() => process.exit(1), GIVE_UP_MS).unref()
    await opened.catch(() => {})
    await closing.closeAll()
    process.exit(exitCode)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void close(0))
  process.on('disconnect', () => void close(0)) // the channel to scripts/run.mjs broke: it is gone

  opened.catch(async (error: unknown) => {
    if (stopping.signal.aborted) return
    process.stderr.write(`ahia: ${toLine(error)}\n`)
    await close(1)
  })
}

const SYSTEM_WORDS: Record<string, string> = {
  EACCES: 'no permission to write there',
  EPERM: 'no permission to write there',
  EROFS: 'that place is read-only',
  ENOSPC: 'the disk is full',
  ENOTDIR: 'that is not a folder',
}

function toLine(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (error instanceof ConfigError || error instanceof UnfitDatabase || error instanceof PortTaken)
    return error.message
  const code = 'code' in error ? String(error.code) : ''
  const place = 'path' in error ? String(error.path) : ''
  const known = SYSTEM_WORDS[code]
  if (known) return `${place || 'the data folder'}: ${known} (DATA_DIR chooses another place)`
  const [firstLine = ''] = error.message.split('\n')
  return error.cause instanceof Error ? `${firstLine}: ${error.cause.message}` : firstLine
}
