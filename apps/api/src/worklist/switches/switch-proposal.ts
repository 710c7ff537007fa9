import type { StaffProposalId } from '@ahia/contracts/ids'
import { SWITCH_NAMES, type SwitchName } from '@ahia/reference/staff/switches'
import { z } from 'zod'
import type { StaffActor } from '#audit/record-staff-act.ts'
import { DomainError } from '#platform/domain-error.ts'
import { readStaffNames } from '#staff/members/staff-names.reads.ts'
import { listOpenPayloads } from '#staff/proposals/open-payloads.reads.ts'
import { proposalKind } from '#staff/proposals/proposal-kind.ts'
import { propose } from '#staff/proposals/propose.ts'
import { setSwitch } from '#switches/set-switch.ts'
import { readSwitches } from '#switches/switches.reads.ts'
import type { Db } from '#tables.ts'

const KIND = 'switches.set'
const payloadSchema = z.strictObject({
  name: z.enum(SWITCH_NAMES),
  isStopped: z.boolean(),
  version: z.int(),
})

/** ADMIN-53: one person wants to stop something, or to open it again, and another agrees. */
export const switchKind = proposalKind({
  name: KIND,
  needs: 'switches.agree',
  payload: payloadSchema,
  carryOut: async (tx, change, { id: by }) =>
    (await setSwitch(tx, { ...change, by })) ? [`switch:${change.name}`] : null,
})

type Proposed = { name: SwitchName; isStopped: boolean; version: number; words: string; by: StaffActor }

export async function proposeSwitch(
  { db }: { db: Db },
  { name, isStopped, version, words, by }: Proposed,
): Promise<StaffProposalId> {
  const { switches } = await listSwitches({ db })
  const now = switches.find((one) => one.name === name)
  if (now?.version !== version || now.isStopped === isStopped) throw switchChanged()
  if (now.isProposed) throw alreadyProposed()
  return propose({ db }, { kind: switchKind, payload: { name, isStopped, version }, words, by })
}

export async function listSwitches({ db }: { db: Db }) {
  const [rows, payloads] = await Promise.all([readSwitches(db.read), listOpenPayloads(db.read, KIND)])
  const proposed = payloads.flatMap((payload) => payloadSchema.safeParse(payload).data ?? [])
  const names = await readStaffNames(
    db.read,
    rows.flatMap(({ changedBy }) => changedBy ?? []),
  )
  return {
    switches: rows.map(({ changedBy, changedAt, ...row }) => ({
      ...row,
      changedBy: changedBy && (names.get(changedBy) ?? null),
      changedAt: changedAt?.toISOString() ?? null,
      isProposed: proposed.some(({ name, version }) => name === row.name && version === row.version),
    })),
  }
}

const switchChanged = () =>
  new DomainError('CHANGED_MEANWHILE', 'This has changed since you opened the page. Reload and check again.')
const alreadyProposed = () =>
  new DomainError('ALREADY_ASKED', 'This is already proposed and waiting for an owner.')
