import { parentPort } from 'node:worker_threads'
import type { Receipt } from './receipt.rules.ts'
import { toPdf } from './receipt-pdf.ts'

parentPort?.on('message', async (receipt: Receipt) => {
  const pdf = await toPdf(receipt)
  parentPort?.postMessage(pdf.toString('base64'))
})
