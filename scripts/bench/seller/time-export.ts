import { API_PATH } from '@ahia/contracts/api-path'
import { downloadProducts } from '@ahia/contracts/seller/stock'
import { readRssMb } from '@ahia/testing/process-figures'
import type { Shop } from './time-import.ts'

const LOOK_AGAIN_MS = 10

/** SELL-44: all that the shop sells, as one file; how much the server grew meanwhile, at its highest. */
export async function timeExport({ url, token, pid }: Omit<Shop, 'call'> & { pid: number }): Promise<void> {
  const before = readRssMb(pid)
  let most = before
  const looking = setInterval(() => {
    most = Math.max(most, readRssMb(pid))
  }, LOOK_AGAIN_MS)
  const startedAt = performance.now()
  const seconds = () => ((performance.now() - startedAt) / 1000).toFixed(2)
  const headers = { authorization: `Bearer ${token}` }
  const { body, ok, status } = await fetch(`${url}${API_PATH}${downloadProducts.path}`, { headers })
  if (!ok || body === null) throw new Error(`No file: ${status}`)
  let [first, lines] = ['', -1] // without its heading
  for await (const part of body) {
    if (first === '') first = seconds()
    lines += part.filter((byte) => byte === 10).length
  }
  clearInterval(looking)
  console.log(
    `  CSV out of ${lines} rows: first byte after ${first} s, all in ${seconds()} s, ` +
      `${(most - before).toFixed(0)} MB more memory at most`,
  )
}
