import { build, type Rolldown } from 'vite'
import { expect, test } from 'vitest'
import { apiBundle } from './api-bundle.ts'

test('R31 the built API has its OpenAPI document made ahead, and nothing that makes it in a request', async () => {
  const built = await build({ ...apiBundle, logLevel: 'silent', build: { ...apiBundle.build, write: false } })

  const { output } = built as Rolldown.RolldownOutput
  const code = output.map((file) => ('code' in file ? file.code : '')).join('\n')
  expect(code).toContain('openapi\\":\\"3.1')
  expect(code).not.toContain('function toOpenApi(')
})
