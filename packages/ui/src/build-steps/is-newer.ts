import { stat } from 'node:fs/promises'

/** Whether a generated file is newer than all its sources. */
export async function isNewer(file: URL, sources: readonly (string | URL)[]): Promise<boolean> {
  const made = await stat(file).catch(() => null)
  if (!made) return false
  const changes = await Promise.all(sources.map((source) => stat(source)))
  return changes.every(({ mtimeMs }) => mtimeMs < made.mtimeMs)
}
