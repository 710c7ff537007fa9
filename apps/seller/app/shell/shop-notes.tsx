import { QueueNotes } from '#orders/queue-notes.tsx'
import { useShop } from '#session/use-shop.ts'

/** Above every page of a shop that is signed in. */
export function ShopNotes() {
  return useShop().state === 'shop' && <QueueNotes />
}
