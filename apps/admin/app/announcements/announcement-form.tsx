import { type Announcement, changeAnnouncement, makeAnnouncement } from '@ahia/contracts/admin/announcements'
import type { AnnouncementId } from '@ahia/contracts/ids'
import {
  ANNOUNCEMENT_KINDS,
  ANNOUNCEMENT_NOTICE_DAYS,
  type AnnouncementKind,
  SHOP_GROUPS,
  type ShopGroup,
} from '@ahia/reference/staff/announcements'
import { lagosDay } from '@ahia/rules/parcels/working-days'
import { Button } from '@ahia/ui/button'
import { SelectField, TextArea, TextField } from '@ahia/ui/forms/field'
import { newUuid } from '@ahia/web/browser/new-uuid'
import { AttemptFailure } from '@ahia/web/components/attempt-failure'
import { useAttempt } from '@ahia/web/forms/use-attempt'
import { useNavigate } from '@ahia/web/router/router-context'
import { type FormEvent, useRef, useState } from 'react'
import { call } from '#session/staff-session.ts'
import { groupWords, KINDS } from './announcement-words.ts'

type Draft = {
  kind: AnnouncementKind
  group: ShopGroup
  subject: string
  words: string
  /** As date fields write it; '': now. */
  day: string
  holdsDay: string
}

const dayOf = (at: string | null): string => (at === null ? '' : lagosDay(new Date(at)))
const momentOf = (day: string, hour: number): string =>
  new Date(`${day}T${String(hour).padStart(2, '0')}:00:00+01:00`).toISOString()

const toDraft = (known: Announcement | null): Draft =>
  known
    ? { ...known, day: dayOf(known.sendsAt), holdsDay: dayOf(known.holdsFrom) }
    : { kind: 'NEWS', group: 'ALL', subject: '', words: '', day: '', holdsDay: '' }

const MORNING = 8

const toBody = ({ kind, group, subject, words, day, holdsDay }: Draft) => ({
  kind,
  group,
  subject,
  words,
  sendsAt: day === '' ? new Date().toISOString() : momentOf(day, MORNING),
  holdsFrom: kind === 'NEWS' || holdsDay === '' ? null : momentOf(holdsDay, 0),
})

type FormProps = { known: Announcement | null; onChange?: () => void }

/** ADMIN-52: a draft. What the law asks for is added by the template. */
export function AnnouncementForm({ known, onChange }: FormProps) {
  const [draft, setDraft] = useState(() => toDraft(known))
  const id = useRef(newUuid() as AnnouncementId)
  const navigate = useNavigate()
  const attempt = useAttempt("We couldn't save the draft", ['subject', 'words', 'holdsFrom', 'sendsAt'])
  const change = (changes: Partial<Draft>) => setDraft((now) => ({ ...now, ...changes }))
  const save = (event: FormEvent) => {
    event.preventDefault()
    attempt.run(async (signal) => {
      const body = toBody(draft)
      if (known) {
        await call(changeAnnouncement, { id: known._id, version: known.version, ...body }, { signal })
        onChange?.()
      } else {
        await call(makeAnnouncement, { id: id.current, ...body }, { signal })
        await navigate(`/announcements/${id.current}`)
      }
    })
  }
  const attempted = attempt.state.step === 'failed'
  return (
    <form noValidate onSubmit={save} className="grid max-w-reading gap-4">
      {known ? (
        <h2 className="text-h3 font-extrabold">Change the draft</h2>
      ) : (
        <h1 className="text-h2 font-extrabold">Write to shops</h1>
      )}
      <SelectField
        label="Kind"
        isUnmarked
        value={draft.kind}
        onChange={({ target }) =>
          change({ kind: ANNOUNCEMENT_KINDS.find((one) => one === target.value) ?? draft.kind })
        }
      >
        {ANNOUNCEMENT_KINDS.map((kind) => (
          <option key={kind} value={kind}>
            {KINDS[kind]}
          </option>
        ))}
      </SelectField>
      <SelectField
        label="To"
        isUnmarked
        value={draft.group}
        onChange={({ target }) =>
          change({ group: SHOP_GROUPS.find((one) => one === target.value) ?? draft.group })
        }
      >
        {SHOP_GROUPS.map((group) => (
          <option key={group} value={group}>
            {groupWords(group)}
          </option>
        ))}
      </SelectField>
      <TextField
        label="Subject"
        required
        maxLength={150}
        value={draft.subject}
        onChange={({ target }) => change({ subject: target.value })}
        error={attempt.errorOf('subject')}
        attempted={attempted}
      />
      <TextArea
        label="Message"
        required
        rows={8}
        maxLength={5000}
        value={draft.words}
        onChange={({ target }) => change({ words: target.value })}
        error={attempt.errorOf('words')}
        attempted={attempted}
      />
      <TextField
        label="Send on"
        type="date"
        value={draft.day}
        onChange={({ target }) => change({ day: target.value })}
        error={attempt.errorOf('sendsAt')}
        attempted={attempted}
        hint="It goes out at 8:00 am. Leave it empty to send it right away."
      />
      {draft.kind !== 'NEWS' && (
        <TextField
          label="Applies from"
          type="date"
          required
          value={draft.holdsDay}
          onChange={({ target }) => change({ holdsDay: target.value })}
          error={attempt.errorOf('holdsFrom')}
          attempted={attempted}
          hint={`At least ${ANNOUNCEMENT_NOTICE_DAYS[draft.kind]} days after it goes out`}
        />
      )}
      <Button
        type="submit"
        look={known ? 'outline' : 'primary'}
        className="justify-self-start"
        busy={attempt.state.step === 'busy'}
      >
        Save the draft
      </Button>
      <AttemptFailure attempt={attempt} />
    </form>
  )
}
