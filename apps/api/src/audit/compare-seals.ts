import type { Seal } from './seals.ts'
import type { StoredSeals } from './stored-seals.ts'

type Compared = {
  /** Those of the database, or of an export. */
  seals: readonly Seal[]
  /** Sequences of those that the database says are stored. */
  markedStored: readonly string[]
  stored: StoredSeals
}

const isSame = (one: Seal, other: Seal): boolean =>
  one.hash === other.hash && one.signature === other.signature

/** ADMIN-48: each seal that the database and the store do not both have, alike; in words, by its entry. */
export function compareSeals({ seals, markedStored, stored }: Compared): string[] {
  const inDatabase = new Map(seals.map((seal) => [seal.sequence, seal]))
  const inStore = new Set(stored.seals.map(({ sequence }) => sequence))
  const ofStore = stored.seals.flatMap((seal) => {
    const ours = inDatabase.get(seal.sequence)
    if (!ours) return [`the stored seal of entry ${seal.sequence} is missing in the audit`]
    return isSame(ours, seal) ? [] : [`the stored seal of entry ${seal.sequence} is another one`]
  })
  const missing = markedStored.filter((sequence) => !inStore.has(sequence))
  return [
    ...stored.unreadable.map((name) => `the stored seal ${name} cannot be read`),
    ...ofStore,
    ...missing.map((sequence) => `the seal of entry ${sequence} is missing in the store`),
  ]
}

/** What the chain is compared with: where both have a seal, that of the store, which nobody can replace. */
export const withStored = (seals: readonly Seal[], stored: StoredSeals): Seal[] => [
  ...new Map([...seals, ...stored.seals].map((seal) => [seal.sequence, seal])).values(),
]
