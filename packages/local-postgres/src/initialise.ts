import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { Binaries } from './binaries.ts'
import { claimFolder, openDataFolder } from './data-folder.ts'
import type { DatabaseUser } from './database-user.ts'

export const SUPERUSER = 'ahia'

type Cluster = { folder: string; passwordFile: string; binaries: Binaries; user: DatabaseUser | null }

/** Makes the database folder once. It appears under its name only when whole, so a kill half way costs nothing. */
export function initialise({ folder, passwordFile, binaries, user }: Cluster): void {
  if (fs.existsSync(folder)) return
  removeHalves(folder)
  const half = `${folder}.new-${process.pid}`
  claimFolder(half, user)
  const password = randomBytes(24).toString('base64url')
  fs.writeFileSync(passwordFile, password, { mode: 0o600 })
  runInitdb({ folder: half, password, binaries, user })
  fs.renameSync(half, folder)
}

// Left by starts that were killed. Each has its own name, as the initdb of a killed start may still be writing.
function removeHalves(folder: string): void {
  const parent = path.dirname(folder)
  const halves = fs.readdirSync(parent).filter((name) => name.startsWith(`${path.basename(folder)}.new-`))
  for (const half of halves) fs.rmSync(path.join(parent, half), { recursive: true, force: true })
}

type InitdbRun = { folder: string; password: string; binaries: Binaries; user: DatabaseUser | null }

function runInitdb({ folder, password, binaries, user }: InitdbRun): void {
  const data = openDataFolder(folder, user)
  const secret = lendPassword(password, user)
  // LANG must not decide the encoding or the order of words.
  const locale = ['-E', 'UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C']
  const access = ['-U', SUPERUSER, '-A', 'scram-sha-256', `--pwfile=${secret.file}`]
  const { status, stderr, error } = spawnSync(
    binaries.initdb,
    ['-D', data.serverPath, ...access, ...locale, '--no-instructions'],
    { ...user, cwd: '/', stdio: ['ignore', 'ignore', 'pipe', ...data.descriptors], encoding: 'utf8' },
  )
  data.close()
  secret.remove()
  if (status !== 0)
    throw new Error(`Could not make the database folder: ${firstFault(stderr) || error?.message}`)
}

// initdb takes the first password only from a file that its own user can read.
function lendPassword(password: string, user: DatabaseUser | null) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'ahia-initdb-'))
  const file = path.join(folder, 'password')
  fs.writeFileSync(file, password, { mode: 0o600 })
  if (user) for (const lent of [folder, file]) fs.chownSync(lent, user.uid, user.gid)
  return { file, remove: () => fs.rmSync(folder, { recursive: true, force: true }) }
}

const DISK_FULL = /No space left|Check free disk space/

// What went wrong stands first; what initdb then says of tidying up does not help anybody.
function firstFault(text: string): string {
  if (DISK_FULL.test(text)) return 'the disk is full'
  const lines = text.trim().split('\n')
  const fault = lines.find((line) => /FATAL|PANIC|error:/.test(line)) ?? lines.at(-1) ?? ''
  return fault.replace(/^.*(FATAL|PANIC): +/, '')
}
