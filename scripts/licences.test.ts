import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { licenceProblem, listProduction } from './licences.ts'

const problemOf = (licence: string | null) => licenceProblem({ name: 'tool', version: '1.0.0', licence })

test.each(['MIT', 'Apache-2.0', '(MIT OR GPL-2.0)', 'LGPL-3.0-or-later', 'MPL-2.0'])(
  '%s is allowed',
  (licence) => {
    expect(problemOf(licence)).toBeNull()
  },
)

test.each(['GPL-3.0-only', 'AGPL-3.0', 'MIT AND GPL-2.0', 'GPL-2.0 OR AGPL-3.0'])(
  '%s is not allowed',
  (licence) => {
    expect(problemOf(licence)).toBe(`tool 1.0.0 is copyleft: ${licence}`)
  },
)

test.each([null, 'UNLICENSED'])('%s counts as no licence', (licence) => {
  expect(problemOf(licence)).toBe('tool 1.0.0 has no licence')
})

test('production dependencies are listed at any depth, without development tools', () => {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'ahia-licences-')))
  const install = (folder: string, manifest: object) => {
    mkdirSync(join(root, folder), { recursive: true })
    writeFileSync(join(root, folder, 'package.json'), JSON.stringify(manifest))
  }
  install('apps/api', {
    name: '@ahia/api',
    dependencies: { web: '1.0.0' },
    devDependencies: { dev: '1.0.0' },
  })
  install('node_modules/web', {
    name: 'web',
    version: '1.0.0',
    license: 'MIT',
    dependencies: { deep: '2.0.0' },
    peerDependencies: { dev: '*' },
    peerDependenciesMeta: { dev: { optional: true } },
  })
  install('node_modules/web/node_modules/deep', { name: 'deep', version: '2.0.0', license: 'ISC' })
  install('node_modules/deep', { name: 'deep', version: '1.0.0', license: 'GPL-3.0' })
  install('node_modules/dev', { name: 'dev', version: '1.0.0' })

  const licences = listProduction(root)
  rmSync(root, { recursive: true })

  expect(licences).toEqual([
    { name: 'deep', version: '2.0.0', licence: 'ISC' },
    { name: 'web', version: '1.0.0', licence: 'MIT' },
  ])
})
