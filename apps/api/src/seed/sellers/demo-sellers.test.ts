import { expect, test } from 'vitest'
import { createPasswords } from '#accounts/passwords/passwords.ts'
import { DEMO_PASSWORD, DEMO_PASSWORD_HASH, DEMO_SELLERS } from './demo-sellers.ts'
import { demoSellerWords } from './play-demo-orders.ts'

test('SELL-63 the start says how to sign in to the demo shops, and that password is theirs', async () => {
  const words = demoSellerWords('http://localhost:3000')

  for (const { email } of DEMO_SELLERS) expect(words).toContain(email)
  expect(words).toContain(DEMO_PASSWORD)
  expect(await createPasswords().verify(DEMO_PASSWORD_HASH, DEMO_PASSWORD)).toBe(true)
})
