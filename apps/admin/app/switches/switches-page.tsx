import { listSwitches } from '@ahia/contracts/admin/switches'
import { LoadedPart } from '@ahia/web/components/loaded-part'
import { useOwnPart } from '@ahia/web/parts/use-part'
import { definePage } from '@ahia/web/router/page'
import { call } from '#session/staff-session.ts'
import { may } from '#session/use-staff.ts'
import { officeTitle } from '#shell/office-title.ts'
import { WithStaff } from '#shell/with-staff.tsx'
import { SwitchCard } from './switch-card.tsx'

export default definePage({
  head: () => ({ title: officeTitle('Switches'), isIndexed: false }),
  isPublic: true,
  View: () => (
    <WithStaff needs={['switches.propose', 'switches.agree']}>
      {(me) => <SwitchList mayPropose={may(me, 'switches.propose')} />}
    </WithStaff>
  ),
})

/** ADMIN-53: parts of the market that two colleagues can stop together. */
function SwitchList({ mayPropose }: { mayPropose: boolean }) {
  const { part, reload } = useOwnPart(
    (signal) => call(listSwitches, {}, { signal }),
    "We couldn't load the switches",
  )
  return (
    <div className="grid gap-5">
      <h1 className="text-h2 font-extrabold">Switches</h1>
      <p className="max-w-reading text-text-2">
        For emergencies. One of you proposes it and an owner agrees. It takes effect within 5 seconds, and
        shoppers see why they have to wait.
      </p>
      <LoadedPart part={part} reload={reload}>
        {({ switches }) => (
          <ul className="grid gap-3">
            {switches.map((one) => (
              <SwitchCard
                key={`${one.name} ${one.version}`}
                marketSwitch={one}
                mayPropose={mayPropose}
                onChange={reload}
              />
            ))}
          </ul>
        )}
      </LoadedPart>
    </div>
  )
}
