import { execFileSync } from 'node:child_process'

export type DatabaseUser = { uid: number; gid: number }

const UNPRIVILEGED = ['postgres', 'nobody']

/** PostgreSQL refuses to run as root, so root lends it another user; everybody else runs it as themselves. */
export function findDatabaseUser(): DatabaseUser | null {
  if (process.getuid?.() !== 0) return null
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
    return null // no such user: the next name is tried
  }
}
