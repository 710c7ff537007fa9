import { getShopFile } from '@ahia/contracts/admin/shops'
import type { ShopId } from '@ahia/contracts/ids'
import { startTestApi } from '../test-api.ts'
import { aColleague, startTestAdmin } from './staff-fixture.ts'

/** The API and the back office with a colleague who decides on shops, and what they and the shops see. */
export async function startShopsAdmin() {
  const api = await startTestApi()
  const admin = await startTestAdmin(api)
  const merchants = await aColleague(api, admin, 'MERCHANTS')
  const fileOf = async (id: ShopId) => (await merchants.call(getShopFile, { id })).shop
  const emailsOf = async (address: string) => {
    const { rows } = await api.pool.query<{ payload: { subject: string; text: string } }>(
      `select payload from graphile_worker._private_jobs where payload->>'to' = $1 order by id`,
      [address],
    )
    return rows.map(({ payload }) => payload)
  }
  return { api, admin, merchants, fileOf, emailsOf }
}
