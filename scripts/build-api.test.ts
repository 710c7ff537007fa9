import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const BUILT = path.resolve(import.meta.dirname, '../apps/api/build/main.js')

test('R31 the built API has its OpenAPI document made ahead, and nothing that makes it in a request', () => {
  const built = fs.readFileSync(BUILT, 'utf8')
  expect(built).toContain('openapi\\":\\"3.1')
  expect(built).not.toContain('function toOpenApi(')
})
