import { shopSession } from '@ahia/shop-session/shop-session'
import { queue, takeIn } from './queue.ts'
import { type SendCommand, sendQueue } from './send-queue.ts'

const AGAIN_MS = [3000, 10_000, 30_000] as const
const LONGEST_MS = 60_000

/** SELL-55: sends whenever something new waits, the network is back, or somebody looks. Returns how to stop. */
export function keepSending(sendCommand: SendCommand): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let [tries, isSending, isAsked, isStopped] = [0, false, false, false]

  const send = async () => {
    clearTimeout(timer)
    isAsked = true
    if (isSending || isStopped) return
    isSending = true
    let isLeft = false
    while (isAsked) {
      isAsked = false
      isLeft = await sendQueue(sendCommand).catch(() => true)
    }
    isSending = false
    if (isStopped) return
    tries = isLeft ? tries + 1 : 0
    if (isLeft) timer = setTimeout(send, AGAIN_MS[tries - 1] ?? LONGEST_MS)
  }
  const sendNow = () => {
    tries = 0
    void send()
  }
  const look = () => {
    if (!document.hidden) sendNow()
  }
  const stops = [queue.subscribe(sendNow), shopSession.follow(sendNow)]
  addEventListener('online', sendNow)
  document.addEventListener('visibilitychange', look)
  takeIn().catch(() => undefined) // storage is full: it stays written down
  sendNow()
  return () => {
    isStopped = true
    clearTimeout(timer)
    for (const stop of stops) stop()
    removeEventListener('online', sendNow)
    document.removeEventListener('visibilitychange', look)
  }
}
