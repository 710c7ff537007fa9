import type { ShopId } from '@ahia/contracts/ids'
import { sql } from 'kysely'
import type { Reader } from '#tables.ts'

export type FirstSteps = { wasApproved: boolean; hasListed: boolean; hasHours: boolean; hasDetails: boolean }

/** SELL-05: none of them is ever undone, also when the shop is suspended or empties what it wrote. */
export async function readFirstSteps(reader: Reader, shopId: ShopId): Promise<FirstSteps> {
  const { rows } = await sql<FirstSteps>`
    select s.status = 'APPROVED' or s.reviewed_version is not null as "wasApproved",
      s.first_listed_at is not null as "hasListed", s.hours_version > 0 as "hasHours",
      exists (select from shop_details d where d.shop_id = s.id) as "hasDetails"
    from shops s where s.id = ${shopId}`.execute(reader)
  const [steps] = rows
  if (!steps) throw new Error('A shop that was just found is not there')
  return steps
}
