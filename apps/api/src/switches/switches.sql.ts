import type { StaffMemberId } from '@ahia/contracts/ids'
import type { SwitchName } from '@ahia/reference/staff/switches'
import { sql } from 'kysely'
import type { Reader, Tx } from '#tables.ts'

export async function listStoppedNames(reader: Reader): Promise<SwitchName[]> {
  const { rows } = await sql<{ name: SwitchName }>`
    select name from market_switches where is_stopped order by name`.execute(reader)
  return rows.map(({ name }) => name)
}

type Change = { name: SwitchName; isStopped: boolean; version: number; by: StaffMemberId }

/** False when it has been changed since: what was proposed rests on how it was then. */
export async function updateSwitch(tx: Tx, { name, isStopped, version, by }: Change): Promise<boolean> {
  const { rows } = await sql`
    update market_switches set is_stopped = ${isStopped}, version = version + 1, changed_at = now(), changed_by = ${by}
    where name = ${name} and version = ${version} and is_stopped <> ${isStopped} returning 1`.execute(tx)
  return rows.length === 1
}
