import type { StaffPermission } from '@ahia/reference/staff/roles'
import type { z } from 'zod'
import type { StaffActor } from '#audit/record-staff-act.ts'
import type { Tx } from '#tables.ts'

/** What can be proposed: one kind for each thing that needs a second person. Slices define theirs, admin-app.ts lists them. */
export type ProposalKind<Payload = unknown> = {
  /** As slice and verb: 'switches.set'. It is also the act in the audit. */
  name: `${string}.${string}`
  /** What agreeing needs. */
  needs: Extract<StaffPermission, `${string}.agree`>
  /** What is agreed to: it holds the versions it rests on, so that it can be refused when the world has moved. */
  payload: z.ZodType<Payload>
  /** Whom or what it is about, as subjects of the audit: nobody proposes or decides what concerns themselves (ADMIN-10). */
  about?(payload: Payload): readonly string[]
  /**
   * Does it, in the transaction of the agreement; returns what it is about, for the audit. Returns null when things have changed
   * since it was proposed.
   */
  carryOut(tx: Tx, payload: Payload, by: StaffActor): Promise<readonly [string, ...string[]] | null>
}

export type ProposalKinds = ReadonlyMap<string, ProposalKind>

/** The payload's type is known to its own kind alone, which parses it again before it carries it out. */
export const proposalKind = <Payload>(kind: ProposalKind<Payload>): ProposalKind => ({
  ...kind,
  about: (payload) => kind.about?.(kind.payload.parse(payload)) ?? [],
  carryOut: (tx, payload, by) => kind.carryOut(tx, kind.payload.parse(payload), by),
})

export const toProposalKinds = (kinds: readonly ProposalKind[]): ProposalKinds =>
  new Map(kinds.map((kind) => [kind.name, kind]))
