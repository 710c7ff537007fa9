import { createPasswords } from '#accounts/passwords/passwords.ts'

/** Hashes in a millisecond. What hashing costs and how it is queued is passwords.test.ts' business. */
export const quickPasswords = createPasswords({ costs: { memoryCost: 64, timeCost: 1, parallelism: 1 } })
