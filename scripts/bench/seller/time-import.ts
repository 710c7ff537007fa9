import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { API_PATH } from '@ahia/contracts/api-path'
import type { Call } from '@ahia/contracts/call'
import { applyImport, getImport, type Import, sendImport } from '@ahia/contracts/seller/imports'
import { productIdOf } from './large-shop.ts'

const CSV_ROWS = 10_000
const LOOK_AGAIN_MS = 200

export type Shop = { url: string; token: string; call: Call; size: number }

/** SELL-44: once, as a shop sends one file at a time. `beside` runs while the file is applied. */
export async function timeImport(
  { url, token, call, size }: Shop,
  beside: (until: AbortSignal) => Promise<void>,
): Promise<void> {
  const rows = Math.min(size, CSV_ROWS)
  const wrong = (n: number) => n % 83 === 0
  const ids = Array.from({ length: rows }, (_, n) => n + 1)
  const lines = ids.map((n) => `${productIdOf(n)},${wrong(n) ? 'free' : 1_000 + n}`)
  const startedAt = performance.now()
  const sent = await sendCsv(url, token, `id,price\n${lines.join('\n')}\n`)
  const planned = await waitUntil(call, sent, 'PLANNED')
  const plannedAt = performance.now()
  const { planHash } = planned
  if (planHash === null) throw new Error(`The file was not planned: ${planned.reason}`)
  const wanted = { wrongRows: 'LEAVE_OUT', oddPrices: 'APPLY' } as const
  await call(applyImport, { id: planned._id, requestKey: randomUUID(), planHash, ...wanted })
  const over = new AbortController()
  const others = beside(over.signal)
  const done = await waitUntil(call, planned, 'DONE')
  const doneAt = performance.now()
  over.abort()
  await others
  const seconds = (ms: number) => (ms / 1000).toFixed(1)
  const { changed, wrong: refused, done: booked } = done.counts
  console.log(
    `  CSV of ${rows} rows: planned in ${seconds(plannedAt - startedAt)} s (${changed} changed, ${refused} wrong), ` +
      `applied in ${seconds(doneAt - plannedAt)} s (${booked} done)`,
  )
}

async function sendCsv(url: string, token: string, text: string): Promise<Import> {
  const body = new FormData()
  body.append(sendImport.files.field, new Blob([text], { type: 'text/csv' }), 'prices.csv')
  const headers = { authorization: `Bearer ${token}` }
  const answer = await fetch(`${url}${API_PATH}${sendImport.path}`, { method: 'POST', headers, body })
  if (!answer.ok) throw new Error(await answer.text())
  return sendImport.data.parse((await answer.json()).data).import
}

async function waitUntil(call: Call, sent: Import, state: Import['state']): Promise<Import> {
  for (;;) {
    const { import: now } = await call(getImport, { id: sent._id })
    if (now.state === state) return now
    if (now.state === 'REFUSED') throw new Error(`The file was refused: ${now.reason}`)
    await pause(LOOK_AGAIN_MS)
  }
}
