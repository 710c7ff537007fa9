import type { OrderId } from '@ahia/contracts/ids'
import { recordAct } from '#audit/record-act.ts'
import { recordStaffAct, type StaffActor } from '#audit/record-staff-act.ts'
import type { Tx } from '#tables.ts'

type OrderAct = { act: string; orderId: OrderId; reason: string }

/** ADMIN-46: who moved an order; null is the market itself, on the dev console. */
export function recordOrderAct(
  tx: Tx,
  by: StaffActor | null,
  { act, orderId, reason }: OrderAct,
): Promise<void> {
  const entry = { act, subjects: [`order:${orderId}`], reason } as const
  return by === null ? recordAct(tx, { ...entry, actor: { kind: 'MARKET' } }) : recordStaffAct(tx, by, entry)
}
