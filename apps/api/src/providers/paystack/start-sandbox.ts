import path from 'node:path'
import { BRAND } from '@ahia/reference/brand'
import type { Closing } from '#platform/closing.ts'
import type { Log } from '#platform/log.ts'
import { startProgram } from '#platform/start-program.ts'

const ENTRY = path.resolve(import.meta.dirname, '../../../../payment-sandbox/src/main.ts')
const ADDRESS = /^Payments (http:\/\/localhost:\d+)/m

type SandboxOptions = {
  port: number
  secretKey: string
  dataDir: string
  webhookUrl: string
  closing: Closing
  log: Log
}

/** Starts the payment sandbox as a child process and returns its address. */
export async function startSandbox({
  port,
  secretKey,
  dataDir,
  webhookUrl,
  closing,
  log,
}: SandboxOptions): Promise<string> {
  const sandbox = startProgram({
    name: 'payment sandbox',
    entry: ENTRY,
    env: {
      PORT: String(port),
      SECRET_KEY: secretKey,
      DATA_DIR: dataDir,
      WEBHOOK_URL: webhookUrl,
      MERCHANT_NAME: BRAND.name,
    },
    says: ADDRESS,
  })
  let shouldRun = true
  closing.add('payment sandbox', () => {
    shouldRun = false
    return sandbox.stop()
  })
  const address = await sandbox.opened
  void sandbox.ended.then(() => {
    if (shouldRun)
      log.error('the payment sandbox has ended: nothing can be paid until the market starts again')
  })
  return address
}
