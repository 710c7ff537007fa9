import { setTimeout as pause } from 'node:timers/promises'
import { auditMoney, faultsOf } from '@ahia/testing/audit-money'
import { countUnattached, countUnread, listBrokenWords } from './kept-promise.ts'
import type { Acknowledged } from './shoppers.ts'
import type { Stall } from './trade.ts'

const ATTACHED_MS = 60_000 // R4, I12: captured money pays for an order or is refunded by then
const LOOK_AGAIN_MS = 100

export type Audited = { attachedMs: number; captured: number; faults: string[] }

/** Once the market is back and idle: all money is attached, and every answer that was given is true. */
export async function auditStall({ sandbox, database }: Stall, acknowledged: Acknowledged): Promise<Audited> {
  const startedAt = performance.now()
  const passedMs = () => performance.now() - startedAt
  let left = await countUnattached(database, await sandbox.control.captured())
  while (left > 0 && passedMs() < ATTACHED_MS) {
    await pause(LOOK_AGAIN_MS)
    left = await countUnattached(database, await sandbox.control.captured())
  }
  const attachedMs = passedMs()
  while ((await countUnread(database)) > 0 && passedMs() < ATTACHED_MS) await pause(LOOK_AGAIN_MS)
  const captured = await sandbox.control.captured()
  const late = left === 0 ? [] : [`${left} captured payments are attached to nothing after ${ATTACHED_MS} ms`]
  const found = faultsOf(await auditMoney(database, { captured }))
  const broken = await listBrokenWords(database, acknowledged)
  return { attachedMs, captured: captured.length, faults: [...late, ...found, ...broken] }
}
