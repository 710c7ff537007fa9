import { showWindow } from '@ahia/contracts/admin/window'
import { TextField } from '@ahia/ui/forms/field'
import { LoadedPart } from '@ahia/web/components/loaded-part'
import { useOwnPart } from '@ahia/web/parts/use-part'
import { definePage } from '@ahia/web/router/page'
import { useState } from 'react'
import { call } from '#session/staff-session.ts'
import { officeTitle } from '#shell/office-title.ts'
import { WithStaff } from '#shell/with-staff.tsx'
import { Banners } from './banners.tsx'
import { Featured } from './featured.tsx'
import { beginOf } from './lagos-days.rules.ts'

export default definePage({
  head: () => ({ title: officeTitle('Front page'), isIndexed: false }),
  isPublic: true,
  View: () => <WithStaff needs="window.edit">{() => <Window />}</WithStaff>,
})

/** ADMIN-32: what the front page shows, now or as of any day. */
function Window() {
  const [day, setDay] = useState('')
  return (
    <div className="grid gap-5">
      <h1 className="text-h2 font-extrabold">Front page</h1>
      <div className="w-full sm:w-90">
        <TextField
          label="As of"
          isUnmarked
          type="date"
          value={day}
          onChange={(event) => setDay(event.target.value)}
          hint="Leave it empty to see everything that has not ended."
        />
      </div>
      <Shown key={day} day={day} />
    </div>
  )
}

function Shown({ day }: { day: string }) {
  const at = beginOf(day)?.toISOString()
  const { part, reload } = useOwnPart(
    (signal) => call(showWindow, at === undefined ? {} : { at }, { signal }),
    "We couldn't load the front page",
  )
  return (
    <LoadedPart part={part} reload={reload}>
      {({ featured, banners }) => (
        <div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-2">
          <Featured places={featured} onChange={reload} />
          <Banners banners={banners} onChange={reload} />
        </div>
      )}
    </LoadedPart>
  )
}
