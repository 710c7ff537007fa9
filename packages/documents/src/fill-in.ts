import { BRAND } from '@ahia/reference/brand'

const FACTS: ReadonlyMap<string, string> = new Map([
  ['brand', BRAND.name],
  ['email', BRAND.email],
  ['phone', BRAND.phone.display],
])

/** DATA-10: fills in the market's name, email and phone from `brand.ts`. */
export const fillIn = (text: string): string =>
  text.replace(/\{([^{}]*)\}/g, (_, name: string) => {
    const fact = FACTS.get(name)
    if (fact === undefined) throw new Error(`Nothing is known as '{${name}}'`)
    return fact
  })
