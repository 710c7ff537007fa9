/** A slice may use what stands on lower steps; upward news travels as an outbox event. */
const LAYERS = [
  ['platform', 'providers'],
  ['audit', 'ledger', 'notifications', 'media', 'privacy', 'reference', 'switches'],
  ['accounts', 'content', 'staff'],
  ['shops'],
  ['catalog'],
  ['cart', 'delivery', 'wishlist'],
  ['orders'],
  ['payments', 'questions', 'reviews'],
  ['checkout', 'subscriptions'],
  ['payouts'],
  ['assistant', 'reports', 'worklist'],
]

/** The step a folder of the api stands on, or null for a folder that has none. */
export function stepOf(folder: string): number | null {
  const step = LAYERS.findIndex((folders) => folders.includes(folder))
  return step === -1 ? null : step
}

/** Step 0 is what everything stands on: it is no slice, and every slice may use it. */
export const isFoundation = (folder: string): boolean => stepOf(folder) === 0
