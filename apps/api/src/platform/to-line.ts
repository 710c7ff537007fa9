import { codeOf } from './database/unavailable.ts'

const SYSTEM_WORDS: Record<string, string> = {
  EACCES: 'no permission to write there',
  EPERM: 'no permission to write there',
  EROFS: 'that place is read-only',
  ENOSPC: 'the disk is full',
  ENOTDIR: 'that is not a folder',
}

/** Formats a start-up error as one line for the person who started the app. */
export function toLine(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const place = 'path' in error ? String(error.path) : 'the data folder'
  const known = SYSTEM_WORDS[codeOf(error) ?? '']
  if (known) return `${place}: ${known} (DATA_DIR chooses another place)`
  const [firstLine = ''] = error.message.split('\n')
  return error.cause instanceof Error ? `${firstLine}: ${error.cause.message}` : firstLine
}
