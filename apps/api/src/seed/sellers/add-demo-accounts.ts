import type { AccountId, ShopId } from '@ahia/contracts/ids'
import { addAccount } from '#accounts/registration/add-account.ts'
import { addOwner } from '#shops/own-shop/add-owner.ts'
import type { Tx } from '#tables.ts'
import { stableId } from '../stable-id.ts'
import { DEMO_NEWCOMER, DEMO_PASSWORD_HASH, DEMO_SELLERS } from './demo-sellers.ts'

/** Two shops that a newcomer can sign in to, customers who order there, and an owner whose shop is new. */
export async function addDemoAccounts(tx: Tx): Promise<void> {
  for (const { shop, email, customer, ...profile } of DEMO_SELLERS) {
    await addDemoAccount(tx, 'CUSTOMER', customer.email)
    const accountId = await addDemoAccount(tx, 'SHOP', email)
    await addOwner(tx, { shopId: stableId<ShopId>('shop', shop), accountId, ...profile })
  }
  await addDemoAccount(tx, 'SHOP', DEMO_NEWCOMER.email)
}

async function addDemoAccount(tx: Tx, kind: 'CUSTOMER' | 'SHOP', email: string): Promise<AccountId> {
  const accountId = stableId<AccountId>('account', kind, email)
  await addAccount(tx, { accountId, kind, email, passwordHash: DEMO_PASSWORD_HASH })
  return accountId
}
