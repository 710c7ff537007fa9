import { useEffect } from 'react'
import { useShop } from '#session/use-shop.ts'
import { QueueNotes } from './queue-notes.tsx'
import { registerWorker } from './register-worker.ts'

/** Above every page of a shop that is signed in. */
export function ShopNotes() {
  const isShop = useShop().state === 'shop'
  useEffect(() => {
    if (isShop) registerWorker()
  }, [isShop])
  return isShop && <QueueNotes />
}
