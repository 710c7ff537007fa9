import { randomBytes } from 'node:crypto'
import type { Tx } from '#tables.ts'
import type { CodeFor } from './codes.sql.ts'
import type { GrantClaims } from './grant-token.ts'
import { insertGrant } from './grants.sql.ts'

const ID_BYTES = 16

/** Opens a grant in exchange for a correct code or a link. */
export async function openGrant(tx: Tx, of: CodeFor): Promise<GrantClaims> {
  const grantId = randomBytes(ID_BYTES).toString('base64url')
  await insertGrant(tx, { grantId, ...of })
  return { grantId, kind: of.kind, purpose: of.purpose }
}
