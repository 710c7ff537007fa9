import { ApiError } from '@ahia/contracts/api-error'
import { getHoliday, type HolidayState, setHoliday } from '@ahia/contracts/seller/holiday'
import { shopSession } from '@ahia/shop-session/shop-session'
import { type Attempt, useAttempt } from '@ahia/web/forms/use-attempt'
import { useRequestKey } from '#session/use-request-key.ts'

type Planned = { from: string; to: string; words?: string; hasReminder: boolean } | null

type SavingProps = {
  state: HolidayState
  onSaved: (saved: HolidayState) => void
  /** Another device has changed it: this is what it is now. */
  onChanged: (present: HolidayState) => void
}

/** SELL-48: saves a holiday, once. */
export function useSaveHoliday({ state, onSaved, onChanged }: SavingProps): {
  attempt: Attempt
  save: (holiday: Planned) => void
} {
  const attempt = useAttempt("We couldn't save your holiday.", ['from', 'to', 'words'])
  const keyOf = useRequestKey()
  const save = (holiday: Planned) =>
    attempt.run(async (signal) => {
      const { version } = state
      try {
        const request = { requestKey: keyOf([version, holiday]), version, holiday }
        onSaved(await shopSession.call(setHoliday, request, { signal }))
      } catch (error) {
        if (error instanceof ApiError && error.code === 'CHANGED_MEANWHILE')
          onChanged(await shopSession.call(getHoliday, {}, { signal }))
        throw error
      }
    })
  return { attempt, save }
}
