import { type Country, listCountries } from '@ahia/contracts/reference'
import { createStore } from '@ahia/ui/store'
import { type PartState, toPartResult } from '@ahia/web/parts/part-state'
import { useEffect, useSyncExternalStore } from 'react'
import { call } from '#session/customer-session.ts'

const LOADING: PartState<never> = { state: 'loading' }

/** Shared by all lists on the page, so that they load, fail and recover together. */
const countries = createStore<PartState<readonly Country[]>>(LOADING)
let isAsked = false

async function askForCountries(): Promise<void> {
  if (isAsked) return
  isAsked = true
  countries.set(LOADING)
  const asked = call(listCountries, {}).then((data) => data.countries)
  const answer = await toPartResult(asked, "We couldn't load the list of countries.")
  isAsked = answer.state === 'ready'
  countries.set(answer)
}

/** The countries, loaded when a list of them is first shown, and then cached. */
export function useCountries(): { part: PartState<readonly Country[]>; reload: () => void } {
  const part = useSyncExternalStore(countries.subscribe, countries.get, () => LOADING)

  useEffect(() => {
    void askForCountries()
  }, [])

  return { part, reload: () => void askForCountries() }
}
