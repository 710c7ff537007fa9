import { expect, test, vi } from 'vitest'
import { afterSignIn, onSignIn } from './after-sign-in.ts'

test('AUTH-07 a sign-in waits for every step after it, and one that fails is only warned of', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const done: string[] = []
  onSignIn(async () => {
    throw new Error('Failed to merge cart')
  })
  onSignIn(async () => {
    await Promise.resolve()
    done.push('wishes')
  })

  await afterSignIn()

  expect(done).toEqual(['wishes'])
  expect(warn).toHaveBeenCalledOnce()
})
