import type { StaffMemberId } from '@ahia/contracts/ids'
import type { SwitchName } from '@ahia/reference/staff/switches'
import type { Tx } from '#tables.ts'
import { updateSwitch } from './switches.sql.ts'

type Change = { name: SwitchName; isStopped: boolean; version: number; by: StaffMemberId }

/** ADMIN-53: what two people agreed to. Every process notices within seconds (`Switches`). False when it had changed since. */
export const setSwitch = (tx: Tx, change: Change): Promise<boolean> => updateSwitch(tx, change)
