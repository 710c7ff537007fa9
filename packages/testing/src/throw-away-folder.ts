import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { isAlive } from '@ahia/local-postgres/running-server'

const PREFIX = 'ahia-run-'

/** A folder for one run. Folders left behind by killed runs are deleted when the next one is made. */
export function makeThrowAwayFolder(): string {
  for (const name of fs.readdirSync(os.tmpdir()).filter((name) => name.startsWith(PREFIX))) {
    const owner = Number(name.slice(PREFIX.length).split('-', 1)[0])
    if (!Number.isNaN(owner) && !isAlive(owner)) removeFolder(path.join(os.tmpdir(), name))
  }
  return fs.mkdtempSync(path.join(os.tmpdir(), `${PREFIX}${process.pid}-`))
}

/** A killed program may still write for a moment; what is left in the temporary folder does no harm. */
export function removeFolder(folder: string): void {
  try {
    fs.rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 50 })
  } catch {
    // The next run tries again.
  }
}
