import type { MergeChance } from '#cart/merge/merge-cart.ts'

/** A slow network must not keep anybody at the login; the rest continues in the background. */
const WAIT_AT_MOST_MS = 3_000

/**
 * AUTH-07, CART-04: hands over the guest's data. A sign-in waits for it, but not for long, and never fails because of
 * it. Its script is fetched only now, because guests do not need it.
 */
export async function afterSignIn(chance: MergeChance = 'sign-in'): Promise<void> {
  const handedOver = import('./hand-over.ts').then(({ handOver }) => handOver(chance))
  const isLate = new Promise<void>((resolve) => setTimeout(resolve, WAIT_AT_MOST_MS))
  await Promise.race([handedOver, isLate]).catch((cause: unknown) =>
    console.warn('What a guest had was not handed over', cause),
  )
}
