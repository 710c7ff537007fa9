import type { AccountId, SecurityEventId } from '@ahia/contracts/ids'
import { toReason } from '#platform/database/unavailable.ts'
import { coarseNetwork, describeDevice } from '#platform/http/device.rules.ts'
import type { EventCounts } from '#platform/http/server/event-counts.ts'
import { newId } from '#platform/ids.ts'
import type { Log } from '#platform/log.ts'
import type { Db, Tables, Writer } from '#tables.ts'
import type { AccountKind } from '../sessions/access-token.ts'
import type { Place } from '../sessions/open-session.ts'
import { upsertEvent } from './security-events.sql.ts'

export type SecurityEventKind = Tables['security_events']['kind']

export type SecurityEvent = {
  kind: SecurityEventKind
  /** The code of the answer, for FORBIDDEN alone. */
  code?: string
  accountKind: AccountKind | null
  /** null when the address has no account. The address itself is never recorded. */
  accountId: AccountId | null
  place: Omit<Place, 'deviceKey'>
}

type CountDeps = { eventCounts: EventCounts<SecurityEventKind> }
export type AttemptDeps = CountDeps & { db: Db; log: Log }

/** T26: records and counts what happened around a sign-in; for accounts of every kind. */
export async function recordSecurityEvent(
  writer: Writer,
  { eventCounts }: CountDeps,
  { kind, code, accountKind, accountId, place }: SecurityEvent,
): Promise<void> {
  eventCounts.add(kind)
  await upsertEvent(writer, {
    id: newId<SecurityEventId>(),
    kind,
    code: code ?? null,
    account_kind: accountKind,
    account_id: accountId,
    network: coarseNetwork(place.clientAddress),
    device: describeDevice(place.userAgent),
    request_id: place.requestId,
  })
}

/** The same for an attempt that failed, and has no transaction. It fails in the same way when nothing can be recorded. */
export async function recordAttempt(deps: AttemptDeps, event: SecurityEvent): Promise<void> {
  try {
    await deps.db.statement((writer) => recordSecurityEvent(writer, deps, event))
  } catch (error) {
    const { requestId } = event.place
    deps.log.warn({ requestId, kind: event.kind, reason: toReason(error) }, 'an event could not be recorded')
  }
}
