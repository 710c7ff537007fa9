import { isText } from '@ahia/web/storage/stored-fields'
import { createStoredValue } from '@ahia/web/storage/stored-value'
import { currentOwner } from './current-owner.ts'

/** SELL-05: the account whose first steps are known to be done; the server decides, this only saves asking again. */
const setUp = createStoredValue<string | null>({
  key: 'shop-set-up',
  event: 'shop-set-up',
  empty: null,
  parse: (json) => (isText(json) ? json : null),
})

export const isSetUp = (): boolean => setUp.read() !== null && setUp.read() === currentOwner()

/** A browser that stores nothing asks again. */
export const markSetUp = (): Promise<void> => setUp.change(currentOwner).catch(() => undefined)

/** SELL-56: nothing of a shop stays on a phone after signing out. */
export const forgetSetUp = (): Promise<void> => setUp.change(() => null).catch(() => undefined)
