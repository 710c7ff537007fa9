import type { AccountsDeps } from '../accounts-deps.ts'
import { linkRefused } from './codes.errors.ts'
import { type CodeFor, useLink } from './codes.sql.ts'
import { openGrant } from './open-grant.ts'
import { hashLinkSecret } from './secret.ts'

type EmailedLink = Pick<CodeFor, 'kind'> & { secret: string }
type OpenedLink = Pick<CodeFor, 'email' | 'purpose'> & { token: string }

/** Exchanges the secret of an emailed link for the same token that a correct code yields, once. */
export async function openLink(
  { db, grantTokens }: Pick<AccountsDeps, 'db' | 'grantTokens'>,
  { kind, secret }: EmailedLink,
): Promise<OpenedLink> {
  const { grant, of } = await db.transaction(async (tx) => {
    const of = await useLink(tx, { kind, linkHash: hashLinkSecret(secret) })
    if (of === null) throw linkRefused()
    return { of, grant: await openGrant(tx, of) }
  })
  return { token: await grantTokens.sign(grant), email: of.email, purpose: of.purpose }
}
