import { ApiError } from '@ahia/contracts/api-error'
import { getHoliday, type HolidayState, setHoliday } from '@ahia/contracts/seller/holiday'
import { shopSession } from '@ahia/shop-session/shop-session'
import { newUuid } from '@ahia/web/browser/new-uuid'
import { type Attempt, useAttempt } from '@ahia/web/forms/use-attempt'
import { useRef } from 'react'

type Planned = { from: string; to: string; words?: string } | null

type SavingProps = {
  state: HolidayState
  onSaved: (saved: HolidayState) => void
  /** Another device has changed it: this is what it is now. */
  onChanged: (present: HolidayState) => void
}

/** SELL-07: the same request after a failure carries the same key, so that it is saved once. */
export function useSaveHoliday({ state, onSaved, onChanged }: SavingProps): {
  attempt: Attempt
  save: (holiday: Planned) => void
} {
  const attempt = useAttempt("We couldn't save your holiday.", ['from', 'to', 'words'])
  const sent = useRef({ content: '', requestKey: '' })
  const save = (holiday: Planned) =>
    attempt.run(async (signal) => {
      const content = JSON.stringify([state.version, holiday])
      if (sent.current.content !== content) sent.current = { content, requestKey: newUuid() }
      const { requestKey } = sent.current
      try {
        const request = { requestKey, version: state.version, holiday }
        onSaved(await shopSession.call(setHoliday, request, { signal }))
      } catch (error) {
        if (error instanceof ApiError && error.code === 'CHANGED_MEANWHILE')
          onChanged(await shopSession.call(getHoliday, {}, { signal }))
        throw error
      }
    })
  return { attempt, save }
}
