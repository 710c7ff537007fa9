import type { SignedInShop } from '@ahia/contracts/shapes/shop'
import type { AccountsDeps } from '#accounts/accounts-deps.ts'
import { type SignIn, signIn } from '#accounts/sessions/sign-in.ts'
import { getShopAccount } from './get-shop-account.ts'

/** ROLE-02: signs a shop in; a customer with the same address is a separate account. */
export const loginShop = (deps: AccountsDeps, input: SignIn): Promise<SignedInShop> =>
  signIn(deps, { kind: 'SHOP', ...input }, getShopAccount)
