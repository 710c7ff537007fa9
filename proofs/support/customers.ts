import { login } from '@ahia/contracts/accounts'
import { PASSWORD, signUp as register } from '@ahia/testing/sign-up'
import type { Market } from './market.ts'

export type Tokens = { token: string; refresh: string }

/** Registers from the first screen to the last, and is signed in then. */
export const signUp = ({ visitors }: Market, email: string): Promise<Tokens> =>
  register((token) => visitors.newcomer(token), email)

export async function signIn({ visitors }: Market, email: string): Promise<Tokens> {
  const { user } = await visitors.newcomer()(login, { email, password: PASSWORD })
  return { token: user.token, refresh: user.refresh }
}

/** Creates many accounts with this one's password hash: hashing each would take minutes. */
export async function copyAccount({ database }: Market, email: string, copies: string[]): Promise<void> {
  await database.query(
    `insert into accounts (id, kind, email, password_hash, status)
     select gen_random_uuid(), kind, copy, password_hash, status
     from accounts, unnest($2::text[]) as copy where email = $1`,
    [email, copies],
  )
  await database.query(
    `insert into customer_profiles (account_id, name, phone)
     select id, 'Ada Obi', '0803 123 4567' from accounts where email = any($1)`,
    [copies],
  )
}
