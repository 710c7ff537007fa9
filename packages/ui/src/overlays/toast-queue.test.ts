import { expect, test, vi } from 'vitest'
import { createToastQueue } from './toast-queue.ts'

const textsOf = (queue: ReturnType<typeof createToastQueue>) => queue.list().map((toast) => toast.text)

test('CONST-04 an error toast stays for 5 seconds unless set otherwise', () => {
  const queue = createToastQueue()

  queue.show({ kind: 'error', text: 'Login failed' })
  queue.show({ kind: 'success', text: 'Profile updated successfully!', durationMs: 3000 })

  expect(queue.list().map((toast) => toast.durationMs)).toEqual([5000, 3000])
})

test('WIN-22 at most two toasts are shown, the newest last, and none says the same twice', () => {
  const queue = createToastQueue()

  for (const text of ['one', 'two', 'three']) queue.show({ kind: 'error', text })
  expect(textsOf(queue)).toEqual(['two', 'three'])

  queue.show({ kind: 'error', text: 'two' })
  expect(textsOf(queue)).toEqual(['three', 'two'])
})

test('WIN-73 a success takes the place of the one before, and an error stays beside it', () => {
  const queue = createToastQueue()

  queue.show({ kind: 'success', text: 'Your account is ready' })
  queue.show({ kind: 'error', text: 'Failed to merge cart' })
  queue.show({ kind: 'success', text: 'Saved to your wishlist' })

  expect(textsOf(queue)).toEqual(['Failed to merge cart', 'Saved to your wishlist'])
})

test('ERR-02 dismissing a toast keeps the others and notifies listeners', () => {
  const queue = createToastQueue()
  const listener = vi.fn()
  queue.show({ kind: 'error', text: 'first' })
  queue.show({ kind: 'error', text: 'second' })
  queue.subscribe(listener)

  queue.dismiss(queue.list()[0]?.id ?? 0)

  expect(textsOf(queue)).toEqual(['second'])
  expect(listener).toHaveBeenCalledTimes(1)
})
