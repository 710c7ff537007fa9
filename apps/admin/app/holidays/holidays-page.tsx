import { type Holiday, listHolidays } from '@ahia/contracts/admin/holidays'
import { lagosDate } from '@ahia/rules/lagos-date'
import { Tag } from '@ahia/ui/tag'
import { LoadedPart } from '@ahia/web/components/loaded-part'
import { useOwnPart } from '@ahia/web/parts/use-part'
import { definePage } from '@ahia/web/router/page'
import { call } from '#session/staff-session.ts'
import { may } from '#session/use-staff.ts'
import { officeTitle } from '#shell/office-title.ts'
import { WithStaff } from '#shell/with-staff.tsx'
import { ProposeHoliday } from './propose-holiday.tsx'

export default definePage({
  head: () => ({ title: officeTitle('Holidays'), isIndexed: false }),
  isPublic: true,
  View: () => (
    <WithStaff needs={['settings.propose', 'settings.agree']}>
      {(me) => <Holidays mayPropose={may(me, 'settings.propose')} />}
    </WithStaff>
  ),
})

/** ADMIN-14: the days on which nothing falls due. */
function Holidays({ mayPropose }: { mayPropose: boolean }) {
  const { part, reload } = useOwnPart(
    (signal) => call(listHolidays, {}, { signal }),
    "We couldn't load the holidays",
  )
  return (
    <div className="grid gap-5">
      <h1 className="text-h2 font-extrabold">Holidays</h1>
      <p className="max-w-reading text-text-2">
        These days don't count as working days, so shops and our team get more time. Add a day by the evening
        before. One of you proposes it, and an owner agrees.
      </p>
      {mayPropose && <ProposeHoliday onProposed={reload} />}
      <LoadedPart part={part} reload={reload}>
        {({ holidays }) =>
          holidays.length === 0 ? (
            <p className="max-w-reading rounded-card border border-border bg-surface p-6 text-text-2">
              No upcoming holidays.
            </p>
          ) : (
            <ul className="grid max-w-reading divide-y divide-border rounded-card border border-border bg-surface">
              {holidays.map((one) => (
                <HolidayRow key={`${one.day} ${one.isProposed}`} holiday={one} />
              ))}
            </ul>
          )
        }
      </LoadedPart>
    </div>
  )
}

const weekdayOf = (day: string): string =>
  new Date(`${day}T12:00:00Z`).toLocaleDateString('en-NG', { weekday: 'long', timeZone: 'UTC' })

function HolidayRow({ holiday: { day, name, isProposed } }: { holiday: Holiday }) {
  return (
    <li className="grid gap-x-4 gap-y-1 px-4 py-2.5 sm:grid-cols-[16rem_1fr_auto]">
      <time dateTime={day} className="tabular-nums text-text-2">
        {lagosDate(`${day}T12:00:00Z`)}, {weekdayOf(day)}
      </time>
      <span className="wrap-anywhere">{name}</span>
      {isProposed && <Tag tone="warn">Waiting for an owner</Tag>}
    </li>
  )
}
