import { BRAND } from '@ahia/reference/brand'
import { listKeptData } from './list-kept-data.ts'

const FACTS: ReadonlyMap<string, string> = new Map([
  ['brand', BRAND.name],
  ['email', BRAND.email],
  ['phone', BRAND.phone.display],
  ['kept-data', listKeptData()],
])

/** DATA-10, PRIV-01: fills in the market's name, email and phone from `brand.ts`, and what is kept from the data map. */
export const fillIn = (text: string): string =>
  text.replace(/\{([^{}]*)\}/g, (_, name: string) => {
    const fact = FACTS.get(name)
    if (fact === undefined) throw new Error(`Nothing is known as '{${name}}'`)
    return fact
  })
