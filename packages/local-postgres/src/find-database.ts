import fs from 'node:fs'
import path from 'node:path'
import { findRunningServer } from './running-server.ts'

type Surroundings = { DATABASE_URL?: string | undefined; DATA_DIR?: string | undefined }

/** The database that is named, else the one that `npm start` runs by itself; null when neither is there. */
export function findDatabase({ DATABASE_URL, DATA_DIR }: Surroundings, root: string): string | null {
  if (DATABASE_URL) return DATABASE_URL
  const dataDir = path.resolve(root, DATA_DIR || '.data')
  const server = findRunningServer(path.join(dataDir, 'postgres'))
  if (server?.state !== 'ready') return null
  const password = fs.readFileSync(path.join(dataDir, 'market-password'), 'utf8')
  return `postgres://market:${password}@127.0.0.1:${server.port}/ahia`
}
