import type { StaffMemberId } from '@ahia/contracts/ids'
import type { SwitchName } from '@ahia/reference/staff/switches'
import { sql } from 'kysely'
import type { Reader, Tx } from '#tables.ts'

export type SwitchRow = {
  name: SwitchName
  isStopped: boolean
  version: number
  changedBy: StaffMemberId | null
  changedAt: Date | null
}

export async function readSwitches(reader: Reader | Tx): Promise<SwitchRow[]> {
  const { rows } = await sql<SwitchRow>`
    select name, is_stopped as "isStopped", version, changed_by as "changedBy", changed_at as "changedAt"
    from market_switches order by name`.execute(reader)
  return rows
}
