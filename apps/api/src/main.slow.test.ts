import fs from 'node:fs'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { SOURCE, startProduct } from '@ahia/testing/product'
import { expect, onTestFinished, test } from 'vitest'

/** Starts the product as a process and returns what it printed before it exited. */
async function failToStart(env: Record<string, string>): Promise<string> {
  const product = startProduct(env, SOURCE)
  const { code } = await product.ended
  expect(code).toBe(1)
  return product.output().trim()
}

/** A port that somebody else has. */
async function takePort(): Promise<string> {
  const holder = net.createServer()
  await new Promise<void>((resolve) => holder.listen(0, resolve))
  onTestFinished(() => void holder.close())
  const address = holder.address()
  return typeof address === 'object' && address ? String(address.port) : ''
}

test('a port in use is reported in one clear line', async () => {
  const port = await takePort()

  const text = await failToStart({ PORT: port, EMBEDDED_POSTGRES: 'true' })

  expect(text).toBe(`ahia: Port ${port} is taken: stop what uses it, or choose another with PORT`)
})

test('PAY-03 a port in use by the payment sandbox is reported in one clear line', async () => {
  const port = await takePort()

  // A database that does not answer, so that nothing else is begun meanwhile.
  const text = await failToStart({
    PAYMENT_SANDBOX_PORT: port,
    DATABASE_URL: 'postgres://ahia@127.0.0.1:1/ahia',
  })

  expect(text).toMatch(
    new RegExp(
      `ahia: payment-sandbox: Port ${port} is taken: .*, or choose another with PAYMENT_SANDBOX_PORT$`,
    ),
  )
})

test('an invalid variable is reported in one clear line', async () => {
  const text = await failToStart({ PORT: 'three thousand', EMBEDDED_POSTGRES: 'true' })

  expect(text).toBe('ahia: The environment is not right: PORT must be a whole number from 0 to 65535')
})

test('a database that does not answer is retried and then named, without its password', async () => {
  const text = await failToStart({
    DATABASE_URL: 'postgres://ahia:s3cret@127.0.0.1:1/ahia',
    DATABASE_WAIT_MS: '1',
  })

  expect(text).toMatch(/ahia: No database answers at 127\.0\.0\.1:1\/ahia: connect ECONNREFUSED/)
  expect(text).not.toContain('s3cret')
})

test('an unusable data folder is reported in one clear line', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'ahia-main-'))
  onTestFinished(() => fs.rmSync(folder, { recursive: true }))
  const file = path.join(folder, 'a-file')
  fs.writeFileSync(file, '')

  const text = await failToStart({ DATA_DIR: path.join(file, 'data'), EMBEDDED_POSTGRES: 'true' })

  expect(text).toBe(`ahia: ${file}/data: that is not a folder (DATA_DIR chooses another place)`)
})
