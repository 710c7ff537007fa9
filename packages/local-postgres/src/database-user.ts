import { execFileSync } from 'node:child_process'
import fs from 'node:fs'

export type DatabaseUser = { uid: number; gid: number }

const UNPRIVILEGED = ['postgres', 'nobody']

/**
 * PostgreSQL does not run as root, so root runs it as another user: the owner of the database, else one that every
 * system has. Other users run it as themselves (null).
 */
export function findDatabaseUser(folder: string): DatabaseUser | null {
  const owner = fs.statSync(folder, { throwIfNoEntry: false })
  const self = process.getuid?.()
  if (self !== 0) {
    if (owner && self !== undefined && owner.uid !== self) {
      throw new Error(
        `${folder} belongs to another user: start as that one, or choose another place with DATA_DIR`,
      )
    }
    return null
  }
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid }
  return findUnprivilegedUser()
}

function findUnprivilegedUser(): DatabaseUser {
  for (const name of UNPRIVILEGED) {
    const uid = readId('-u', name)
    const gid = readId('-g', name)
    if (uid !== null && gid !== null) return { uid, gid }
  }
  throw new Error(
    `PostgreSQL cannot run as root, and there is no user ${UNPRIVILEGED.join(' or ')} to run it as`,
  )
}

function readId(flag: '-u' | '-g', name: string): number | null {
  try {
    return Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }))
  } catch {
    return null // no such user: try the next name
  }
}
