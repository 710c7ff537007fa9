type Step = () => Promise<void>

const steps: Step[] = []

/**
 * CART-04: a slice that has something to do at each sign-in, such as handing its guest's things over, says so here.
 * @public the slice of the server's cart takes this tag away
 */
export const onSignIn = (step: Step): void => {
  steps.push(step)
}

/** AUTH-07: waits for all that follows a sign-in. What fails is only warned of: nobody is kept out for it. */
export async function afterSignIn(): Promise<void> {
  const ends = await Promise.allSettled(steps.map((step) => step()))
  for (const end of ends)
    if (end.status === 'rejected') console.warn('A step after the sign-in failed', end.reason)
}
