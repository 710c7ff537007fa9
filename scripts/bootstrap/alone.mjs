import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { isAlive } from './processes.mjs'
import { root, say } from './steps.mjs'

const POLL_MS = 500
const PATIENCE_MS = 10 * 60_000

/**
 * Does `work` when no other start of this clone does the same. `work` is told where to write the number of
 * the process that it starts: that one keeps running when we are killed, and the next start has to wait for it.
 */
export async function alone(name, work) {
  const note = path.join(root, '.runtime', `${name}.pid`)
  fs.mkdirSync(path.dirname(note), { recursive: true })
  const deadline = Date.now() + PATIENCE_MS
  let text = false
  while (isBusy(note) && Date.now() < deadline) {
    if (!text) say(`  … another start of this clone is busy with ${name}, waiting for it`)
    text = true
    await pause(POLL_MS)
  }
  try {
    return await work((pid) => fs.writeFileSync(note, String(pid)))
  } finally {
    fs.rmSync(note, { force: true })
  }
}

function isBusy(note) {
  const pid = fs.existsSync(note) ? Number(fs.readFileSync(note, 'utf8')) : 0
  return pid > 0 && isAlive(pid)
}
