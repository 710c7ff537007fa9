import { PASSWORD } from '@ahia/testing/sign-up'
import type { Engine } from './engine.ts'
import { choose, fill, press, seeHeading, waitFor } from './steps.ts'

const HONEY = 'Raw forest honey, unheated, dark amber'

/** Home, search, product, options, cart, sign-up, checkout, payment page, and back. */
export async function buySomething(engine: Engine, origin: string): Promise<void> {
  await engine.open(origin)
  await engine.touch()
  await search(engine, 'honey')
  await press(engine, 'main a', HONEY)
  await seeHeading(engine, HONEY)
  await press(engine, 'main label', '500 ml')
  await press(engine, 'button', 'Add to Cart')
  // The badge and not the toast: the toast disappears after four seconds, which a busy machine may miss.
  await press(engine, 'a', 'Cart, 1 item')
  await press(engine, 'button:not(:disabled)', 'Proceed to Checkout')
  await signUp(engine, origin)
  await press(engine, 'button:not(:disabled)', 'Calculate Total & Fees')
  await engine.click('h1') // two quick clicks in one place are a double click, which does not confirm
  await press(engine, 'button:not(:disabled)', 'Confirm Order and Make Payment')
  await pay(engine)
  await waitFor(engine, () => location.pathname === '/payment/return', null, 'the way back')
  await press(engine, 'main a', 'Continue Shopping')
  await waitFor(engine, () => location.pathname === '/products', null, 'the market')
}

async function search(engine: Engine, words: string): Promise<void> {
  const isNarrow = await engine.run(() => innerWidth < 1024, null)
  if (isNarrow) await press(engine, 'header a', 'Search')
  await fill(engine, 'Search products', words)
  await engine.type('\n')
  await seeHeading(engine, words)
}

async function signUp(engine: Engine, origin: string): Promise<void> {
  const email = `ada-${crypto.randomUUID()}@example.com`
  await press(engine, 'main a', 'New here? Create an account')
  await seeHeading(engine, 'Create an account')
  await fill(engine, 'Email', email)
  await press(engine, 'button:not(:disabled)', 'Register')
  await seeHeading(engine, 'Verify your email')
  await fill(engine, 'Digit 1 of 4', await emailedCode(origin, email))
  await press(engine, 'button:not(:disabled)', 'Verify')
  await seeHeading(engine, 'Create a Password')
  await fill(engine, 'Password', PASSWORD)
  await fill(engine, 'Confirm password', PASSWORD)
  await press(engine, 'button:not(:disabled)', 'Continue')
  await seeHeading(engine, 'Profile Information')
  await fill(engine, 'Name', 'Ada Obi')
  await fill(engine, 'Telephone', '0803 123 4567')
  await fill(engine, 'Street', '12 Allen Avenue')
  await fill(engine, 'City', 'Ikeja')
  await choose(engine, 'State', 'Lagos')
  await press(engine, 'button:not(:disabled)', 'Finish')
  await seeHeading(engine, 'Checkout')
}

async function emailedCode(origin: string, email: string): Promise<string> {
  for (let tries = 0; tries < 100; tries += 1) {
    const response = await fetch(`${origin}/api/v1/dev/mailbox?to=${email}`)
    const { data } = await response.json()
    const code = /\b\d{4}\b/.exec(data.messages[0]?.text ?? '')?.[0]
    if (code) return code
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('no code was emailed')
}

/** Pays on the provider's page with the card that succeeds. */
async function pay(engine: Engine): Promise<void> {
  await fill(engine, 'Card number', '4084084084084081')
  await fill(engine, 'Expires', '12/30')
  await fill(engine, 'CVV', '408')
  await press(engine, 'button', 'Pay ₦')
}
