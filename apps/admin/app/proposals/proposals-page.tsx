import { listProposals } from '@ahia/contracts/admin/proposals'
import { LoadedPart } from '@ahia/web/components/loaded-part'
import { useOwnPart } from '@ahia/web/parts/use-part'
import { definePage } from '@ahia/web/router/page'
import { ProposedRates } from '#rates/proposed-rates.tsx'
import { call } from '#session/staff-session.ts'
import { officeTitle } from '#shell/office-title.ts'
import { WithStaff } from '#shell/with-staff.tsx'
import { ProposalCard } from './proposal-card.tsx'

export default definePage({
  head: () => ({ title: officeTitle('Proposals'), isIndexed: false }),
  isPublic: true,
  View: () => <WithStaff>{() => <Proposals />}</WithStaff>,
})

/** ADMIN-45: what one person wants and another must agree to. */
function Proposals() {
  const { part, reload } = useOwnPart(
    (signal) => call(listProposals, {}, { signal }),
    "We couldn't load the proposals",
  )
  return (
    <div className="grid gap-5">
      <h1 className="text-h2 font-extrabold">Proposals</h1>
      <LoadedPart part={part} reload={reload}>
        {({ proposals }) =>
          proposals.length === 0 ? (
            <p className="rounded-card border border-border bg-surface p-6 text-text-2">
              No proposals. Changes that need a second colleague appear here, like a new rule for goods or
              stopping checkout.
            </p>
          ) : (
            <ul className="grid gap-3">
              {proposals.map((proposal) => (
                <ProposalCard key={proposal._id} proposal={proposal} onChange={reload}>
                  {proposal.kind === 'rates.change' && proposal.state === 'OPEN' && (
                    <ProposedRates payload={proposal.payload} />
                  )}
                </ProposalCard>
              ))}
            </ul>
          )
        }
      </LoadedPart>
    </div>
  )
}
