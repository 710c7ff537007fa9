import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import type { Binaries } from './binaries.ts'
import type { DatabaseUser } from './database-user.ts'
import { lend } from './lend.ts'

export const SUPERUSER = 'ahia'

type Cluster = { folder: string; passwordFile: string; binaries: Binaries; user: DatabaseUser | null }

/** Creates the database folder once. It gets its name only when complete, so a kill half way does no harm. */
export function initialise({ folder, passwordFile, binaries, user }: Cluster): void {
  if (fs.existsSync(folder)) return
  removeHalves(folder)
  const half = `${folder}.new-${process.pid}`
  const password = randomBytes(24).toString('base64url')
  fs.writeFileSync(passwordFile, password, { mode: 0o600 })
  fs.writeFileSync(`${half}-password`, password, { mode: 0o600 }) // a copy that the server's user may read
  fs.mkdirSync(half, { mode: 0o700 })
  if (user) for (const lent of [half, `${half}-password`]) fs.chownSync(lent, user.uid, user.gid)
  runInitdb({ folder: half, passwordFile: `${half}-password`, binaries, user })
  fs.rmSync(`${half}-password`)
  fs.renameSync(half, folder)
}

// Left by starts that were killed. Each has its own name, as the initdb of a killed start may still be writing.
function removeHalves(folder: string): void {
  const parent = path.dirname(folder)
  const halves = fs.readdirSync(parent).filter((name) => name.startsWith(`${path.basename(folder)}.new-`))
  for (const half of halves) fs.rmSync(path.join(parent, half), { recursive: true, force: true })
}

function runInitdb({ folder, passwordFile, binaries, user }: Cluster): void {
  const data = lend(folder, user, 3)
  const password = lend(passwordFile, user, 4)
  // LANG must not decide the encoding or the collation.
  const locale = ['-E', 'UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C']
  const access = ['-U', SUPERUSER, '-A', 'scram-sha-256', `--pwfile=${password.path}`]
  const { status, stderr, error } = spawnSync(
    binaries.initdb,
    ['-D', data.path, ...access, ...locale, '--no-instructions'],
    {
      ...user,
      cwd: '/',
      stdio: ['ignore', 'ignore', 'pipe', ...data.descriptors, ...password.descriptors],
      encoding: 'utf8',
    },
  )
  data.close()
  password.close()
  if (status !== 0)
    throw new Error(`Could not make the database folder: ${firstFault(stderr) || error?.message}`)
}

const DISK_FULL = /No space left|Check free disk space/

// The cause comes first; what initdb then says about tidying up does not help.
function firstFault(text: string): string {
  if (DISK_FULL.test(text)) return 'the disk is full'
  const lines = text.trim().split('\n')
  const fault = lines.find((line) => /FATAL|PANIC|error:/.test(line)) ?? lines.at(-1) ?? ''
  return fault.replace(/^.*(FATAL|PANIC): +/, '')
}
