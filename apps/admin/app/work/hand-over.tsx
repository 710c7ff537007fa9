import { handOverWork, listColleaguesFor, type WorkItem } from '@ahia/contracts/admin/work'
import type { StaffMemberId } from '@ahia/contracts/ids'
import { Button } from '@ahia/ui/button'
import { SelectField } from '@ahia/ui/forms/field'
import { AttemptFailure } from '@ahia/web/components/attempt-failure'
import { LoadedPart } from '@ahia/web/components/loaded-part'
import { useAttempt } from '@ahia/web/forms/use-attempt'
import { useOwnPart } from '@ahia/web/parts/use-part'
import type { FormEvent } from 'react'
import { call } from '#session/staff-session.ts'

type HandOverProps = { item: WorkItem; onDone: () => void }

/** ADMIN-15: to a colleague by name, of those who may act on it. */
export function HandOver({ item: { kind, subject: id }, onDone }: HandOverProps) {
  const { part, reload } = useOwnPart(
    (signal) => call(listColleaguesFor, { kind, id }, { signal }),
    "We couldn't load your colleagues",
  )
  const attempt = useAttempt("We couldn't hand it over")
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const to = String(new FormData(event.currentTarget).get('to')) as StaffMemberId
    attempt.run(async (signal) => {
      await call(handOverWork, { kind, id, to }, { signal })
      onDone()
    })
  }
  return (
    <div className="w-full pb-2">
      <LoadedPart part={part} reload={reload}>
        {({ colleagues }) =>
          colleagues.length === 0 ? (
            <p className="text-small text-text-2">Nobody else can do this.</p>
          ) : (
            <form onSubmit={submit} className="flex flex-wrap items-end gap-2">
              <SelectField label="Hand over to" name="to" required>
                {colleagues.map(({ _id, name }) => (
                  <option key={_id} value={_id}>
                    {name}
                  </option>
                ))}
              </SelectField>
              <Button type="submit" look="outline" busy={attempt.state.step === 'busy'}>
                Hand over
              </Button>
            </form>
          )
        }
      </LoadedPart>
      <AttemptFailure attempt={attempt} />
    </div>
  )
}
