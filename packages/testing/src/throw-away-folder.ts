import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { isAlive } from '@ahia/local-postgres/running-server'

const PREFIX = 'ahia-run-'

/** A folder for one run. Those that runs which were killed have left behind go when the next one is made. */
export function makeThrowAwayFolder(): string {
  for (const name of fs.readdirSync(os.tmpdir()).filter((name) => name.startsWith(PREFIX))) {
    const owner = Number(name.slice(PREFIX.length).split('-', 1)[0])
    if (!Number.isNaN(owner) && !isAlive(owner)) removeFolder(path.join(os.tmpdir(), name))
  }
  return fs.mkdtempSync(path.join(os.tmpdir(), `${PREFIX}${process.pid}-`))
}

/** A program that was killed may still write for a moment; what stays for good in the temporary folder hurts nobody. */
export function removeFolder(folder: string): void {
  try {
    fs.rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 50 })
  } catch {
    // The next run tries again.
  }
}
