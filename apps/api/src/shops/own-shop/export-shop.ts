import type { AccountId, ShopId } from '@ahia/contracts/ids'
import type { exportShopData } from '@ahia/contracts/seller/shop-settings'
import type { z } from 'zod'
import type { AccountsDeps } from '#accounts/accounts-deps.ts'
import { listAcceptedTerms } from '#accounts/registration/accepted-terms.ts'
import { listAccountHistory } from '#accounts/security-events/list-account-history.ts'
import { type ExportRequest, recordExport } from '#accounts/security-events/record-export.ts'
import { listStoredSessions } from '#accounts/sessions/list-stored-sessions.ts'
import { getShopDetails } from '../details/save-shop-details.ts'
import { getShopHours } from '../hours/save-shop-hours.ts'
import { getShopAccount } from './get-shop-account.ts'

type Export = z.input<typeof exportShopData.data>

export type ShopExportDeps = Pick<AccountsDeps, 'db' | 'limits' | 'eventCounts'> & {
  listEnquiriesOf(email: string): Promise<Export['enquiries']>
  /** Stored by slices above, which shops cannot import. */
  getPackage(accountId: AccountId): Promise<Pick<Export, 'subscription' | 'invoices'>>
  listShopTrade(
    shopId: ShopId,
  ): Promise<Pick<Export, 'products' | 'answers' | 'replies' | 'sales' | 'bookings'>>
}

const NO_TRADE = { products: [], answers: [], replies: [], sales: [], bookings: [] }

/** SELL-61: everything the market stores about a shop and its account; of shoppers nothing that identifies them. */
export async function exportShop(
  { db, eventCounts, ...others }: Omit<ShopExportDeps, 'limits'>,
  request: ExportRequest,
): Promise<Export> {
  const { accountId } = request.account
  await recordExport({ db, eventCounts }, request)
  const { email, shop } = await getShopAccount(db.read, accountId)
  const trade = shop ? await others.listShopTrade(shop._id) : NO_TRADE
  return {
    exportedAt: request.now.toISOString(),
    email,
    shop,
    details: shop && (await getShopDetails(db.read, shop._id)),
    hours: shop && (await getShopHours(db.read, shop._id)),
    acceptedTerms: await listAcceptedTerms(db.read, accountId),
    sessions: await listStoredSessions(db.read, accountId),
    ...(await listAccountHistory(db.read, accountId)),
    enquiries: await others.listEnquiriesOf(email),
    ...(await others.getPackage(accountId)),
    ...trade,
  }
}
