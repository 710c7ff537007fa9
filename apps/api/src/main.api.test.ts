import fs from 'node:fs'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { startProduct } from '@ahia/testing/product'
import { expect, onTestFinished, test } from 'vitest'

/** Starts the product as a process and gives what it said before it gave up. */
async function failToStart(env: Record<string, string>): Promise<string> {
  const product = startProduct(env)
  const { code } = await product.ended
  expect(code).toBe(1)
  return product.output().trim()
}

test('a port that is taken is one clear line', async () => {
  const holder = net.createServer().listen(0)
  onTestFinished(() => void holder.close())
  const address = holder.address()
  const port = typeof address === 'object' && address ? String(address.port) : ''

  const said = await failToStart({ PORT: port, EMBEDDED_POSTGRES: 'true' })

  expect(said).toBe(`ahia: Port ${port} is taken: stop what uses it, or choose another with PORT`)
})

test('a wrong variable is one clear line', async () => {
  const said = await failToStart({ PORT: 'three thousand', EMBEDDED_POSTGRES: 'true' })

  expect(said).toBe('ahia: The environment is not right: PORT must be a whole number from 0 to 65535')
})

test('a database that does not answer is waited for and then named, without its password', async () => {
  const said = await failToStart({
    DATABASE_URL: 'postgres://ahia:s3cret@127.0.0.1:1/ahia',
    DATABASE_WAIT_MS: '1',
  })

  expect(said).toMatch(/ahia: No database answers at 127\.0\.0\.1:1\/ahia: connect ECONNREFUSED/)
  expect(said).not.toContain('s3cret')
})

test('a data folder that cannot be is one clear line', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'ahia-main-'))
  onTestFinished(() => fs.rmSync(folder, { recursive: true }))
  const file = path.join(folder, 'a-file')
  fs.writeFileSync(file, '')

  const said = await failToStart({ DATA_DIR: path.join(file, 'data'), EMBEDDED_POSTGRES: 'true' })

  expect(said).toBe(`ahia: ${file}/data: that is not a folder (DATA_DIR chooses another place)`)
})
