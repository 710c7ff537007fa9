import { limitConcurrency } from '#platform/limit-concurrency.ts'
import { readSeal } from './audit-file.ts'
import type { Seal } from './seals.ts'

/** Where seals are stored, to be read. */
export type StoredSealFiles = {
  list(folder: string): Promise<string[]>
  get(name: string): Promise<string | null>
}

export type StoredSeals = {
  seals: readonly Seal[]
  /** Names of files that are no seal, or not the one of their name. */
  unreadable: readonly string[]
}

const PLACES = 15
const AT_ONCE = 8

/** One key, one folder: a second market that stores in the same place is in nobody's way. */
const folderOf = (publicKey: string): string => `audit-seals/${publicKey.slice(0, 16)}`

export const nameOfSeal = (publicKey: string, sequence: string): string =>
  `${folderOf(publicKey)}/${sequence.padStart(PLACES, '0')}.json`

/** ADMIN-48: the seals that are stored outside the database. */
export async function readStoredSeals(store: StoredSealFiles, publicKey: string): Promise<StoredSeals> {
  const atOnce = limitConcurrency({ max: AT_ONCE })
  const names = await store.list(folderOf(publicKey))
  const files = await Promise.all(
    names.map((name) => atOnce(async () => ({ name, seal: readSeal((await store.get(name)) ?? '') }))),
  )
  const seals: Seal[] = []
  const unreadable: string[] = []
  for (const { name, seal } of files)
    if (seal !== null && nameOfSeal(publicKey, seal.sequence) === name) seals.push(seal)
    else unreadable.push(name)
  return { seals, unreadable }
}
