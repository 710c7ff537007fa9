import type { DISPUTE_LISTS, DisputePage, DisputeRow } from '@ahia/contracts/admin/disputes'
import type { DisputeId, StaffMemberId } from '@ahia/contracts/ids'
import { toNaira } from '@ahia/money/naira'
import { findContact } from '#accounts/profile/find-contact.ts'
import { readStaffNames } from '#staff/members/staff-names.reads.ts'
import type { Db, Reader } from '#tables.ts'
import { findFacts } from '../../order-facts.sql.ts'
import { disputeNotFound } from '../../orders.errors.ts'
import { maskName } from '../../staff/mask.rules.ts'
import { paidAtOf } from '../../to-order.ts'
import { mostOf } from '../decision.rules.ts'
import { stageOf } from '../dispute.rules.ts'
import { type DisputeFacts, findDispute } from '../dispute-facts.sql.ts'
import { readProofLimit } from '../disputes.sql.ts'
import { readDisputed } from '../plan-decision.ts'
import { toDispute } from '../to-dispute.ts'
import { listDisputeRows, readRecords } from './dispute-rows.sql.ts'

const A_PAGE = 50

type ListInput = { list: (typeof DISPUTE_LISTS)[number]; after?: DisputeId | undefined }

export async function listDisputes(
  { db }: { db: Db },
  { list, after }: ListInput,
): Promise<{ disputes: DisputeRow[]; next: DisputeId | null }> {
  const found = await listDisputeRows(db.read, { list, after: after ?? null, limit: A_PAGE + 1 })
  const disputes = found.slice(0, A_PAGE).map((row) => ({
    _id: row.id,
    orderId: row.orderId,
    shopName: row.shopName,
    kind: row.kind,
    stage: stageOf(row),
    openedAt: row.openedAt.toISOString(),
    dueAt: row.dueAt?.toISOString() ?? null,
    atStake: toNaira(row.atStakeKobo),
  }))
  return { disputes, next: found.length > A_PAGE ? (disputes.at(-1)?._id ?? null) : null }
}

/** ADMIN-24: everything an arbiter decides from. `viewer` sees whether the first decision was their own. */
export async function getDisputePage(
  { db }: { db: Db },
  { id, viewer }: { id: DisputeId; viewer: StaffMemberId },
): Promise<DisputePage> {
  const facts = await findDispute(db.read, id)
  const order = facts && (await findFacts(db.read, facts.orderId))
  if (!order) throw disputeNotFound()
  const { actions: _actions, ...dispute } = toDispute(facts)
  const contact = await findContact(db.read, facts.accountId)
  const disputedPlaces = new Set(facts.lines.map(({ position }) => position))
  return {
    dispute,
    shop: { _id: facts.shopId, name: facts.shopName },
    customer: maskName(contact?.name ?? null),
    order: {
      status: order.status,
      total: toNaira(order.totalKobo),
      deliveryFee: toNaira(order.deliveryFeeKobo),
      serviceFee: toNaira(order.serviceFeeKobo),
      deliveryWay: order.deliveryWay,
      paidAt: paidAtOf(order)?.toISOString() ?? null,
      deliveredAt: order.deliveredAt?.toISOString() ?? null,
      lines: order.lines.map(({ name, quantity, lineKobo, returnPolicy, returnDays }, position) => ({
        position,
        name,
        quantity,
        lineTotal: toNaira(lineKobo),
        isDisputed: disputedPlaces.has(position),
        returnPolicy,
        returnDays,
      })),
      parcel: order.parcel,
    },
    guaranteeUntil: facts.guaranteeUntil?.toISOString() ?? null,
    before: await readRecords(db.read, { accountId: facts.accountId, shopId: facts.shopId, without: id }),
    names: await namesIn(db.read, facts),
    round: roundOf(facts),
    most: toNaira(mostOf(await readDisputed(db.read, facts))),
    proofAbove: toNaira(await readProofLimit(db.read)),
    isOwnDecision: facts.decisions.some(({ staffId }) => staffId === viewer),
  }
}

/** Which decision is next; null: none. */
export function roundOf(facts: DisputeFacts): number | null {
  const stage = stageOf(facts)
  if (stage === 'APPEALED') return 2
  return stage === 'WITH_SHOP' || stage === 'WITH_STAFF' ? 1 : null
}

async function namesIn(
  reader: Reader,
  { messages, decisions }: DisputeFacts,
): Promise<Record<string, string>> {
  const of = [
    ...messages.map(({ id, staffId }) => ({ at: id as string, staffId })),
    ...decisions.map(({ round, staffId }) => ({ at: `decision-${round}`, staffId })),
  ].flatMap(({ at, staffId }) => (staffId === null ? [] : [{ at, staffId }]))
  const names = await readStaffNames(
    reader,
    of.map(({ staffId }) => staffId),
  )
  return Object.fromEntries(of.map(({ at, staffId }) => [at, names.get(staffId) ?? '']))
}
