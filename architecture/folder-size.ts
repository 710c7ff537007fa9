import { posix } from 'node:path'

/** More at one level than somebody can take in at a glance; then topics want folders of their own. */
const MAX_FILES = 30

/** Lists that are one file per thing: invented shops and drawings. */
const LISTS = /^packages\/demo-market\//

/** Folders with too many files at one level, as `folder: count`. */
export function crowdedFolders(paths: Iterable<string>): string[] {
  const counts = new Map<string, number>()
  for (const path of paths) {
    const folder = posix.dirname(path)
    if (!LISTS.test(path)) counts.set(folder, (counts.get(folder) ?? 0) + 1)
  }
  return [...counts].filter(([, count]) => count > MAX_FILES).map(([folder, count]) => `${folder}: ${count}`)
}
