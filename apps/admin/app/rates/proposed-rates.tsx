import type { Proposal } from '@ahia/contracts/admin/proposals'
import { type RateChange, showRateEffect } from '@ahia/contracts/admin/rates'
import { LoadedPart } from '@ahia/web/components/loaded-part'
import { useOwnPart } from '@ahia/web/parts/use-part'
import { call } from '#session/staff-session.ts'
import { RateEffectView } from './rate-effect.tsx'

/** ADMIN-34: who agrees sees what last month would have cost, shop by shop. */
export function ProposedRates({ payload }: Pick<Proposal, 'payload'>) {
  const { book, from, changes } = payload as RateChange
  const { part, reload } = useOwnPart(
    (signal) =>
      call(
        showRateEffect,
        { book, from, changes: JSON.stringify(changes.map(({ key, value }) => ({ key, value }))) },
        { signal },
      ),
    "We couldn't calculate what last month would have cost",
  )
  return (
    <LoadedPart part={part} reload={reload}>
      {({ effect }) => <RateEffectView effect={effect} />}
    </LoadedPart>
  )
}
