import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { createGrantTokens } from '#accounts/codes/grant-token.ts'
import { createAccessTokens } from '#accounts/sessions/access-token.ts'
import { createAdminDeps } from '#admin-app.ts'
import { createSecrets } from '#platform/secrets.ts'

const SRC = path.resolve(import.meta.dirname, '..')
/** Only these make tokens of customers and shops, and none of them is given a colleague. */
const SIGNERS = ['accessTokens', 'createAccessTokens', 'openSession(', 'grantTokens', 'createGrantTokens']
/** Where they are written; others take constants and types from there too. */
const DEFINED_IN = ['accounts/sessions/access-token.ts', 'accounts/codes/grant-token.ts']

const read = (file: string): string => readFileSync(path.join(SRC, file), 'utf8')
const files = globSync('**/*.ts', { cwd: SRC }).filter((file) => !file.includes('.test.'))
const IMPORTS = /^(?:import|export) (?!type)[^'"]*? from '([^']+)'|\bimport\('([^']+)'\)/gm

/** The files that this one imports, now or later, but for types. */
const importsOf = (file: string): string[] =>
  [...read(file).matchAll(IMPORTS)]
    .map(([, first, later]) => first ?? later ?? '')
    .filter((from) => /^(#|\.)/.test(from))
    .map((from) => (from.startsWith('#') ? from.slice(1) : path.join(path.dirname(file), from)))
    .filter((target) => files.includes(target))

/** Every file that this one leads to by imports of our own. */
function reach(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen
  seen.add(file)
  for (const target of importsOf(file)) reach(target, seen)
  return seen
}

const signersIn = (roots: readonly string[]): string[] =>
  roots.flatMap((root) =>
    [...reach(root)]
      .filter((file) => !DEFINED_IN.includes(file) && SIGNERS.some((word) => read(file).includes(word)))
      .map((file) => `${root} → ${file}`),
  )

test('ADMIN-38 no route of the back office leads to code that signs a customer’s or shop’s token', () => {
  const routes = importsOf('admin-app.ts').filter((file) => file.endsWith('routes.ts'))

  expect(routes.length).toBeGreaterThan(15)
  expect(signersIn(routes)).toEqual([])
})

/** Functions that routes are given instead of importing them: an import would not show them. */
test('ADMIN-38 nor does anything that its routes are given: proposals, and functions of other slices', () => {
  const ofDeps = importsOf('api-deps.ts').filter((file) => file !== 'accounts/accounts-deps.ts')
  const given = [...importsOf('admin-app.ts').filter((file) => file !== 'api-deps.ts'), ...ofDeps]

  expect(given).toContain('account-data.ts')
  expect(given).toContain('worklist/data-requests/erasure-proposal.ts')
  expect(signersIn(given.filter((file) => !file.endsWith('record-forbidden.ts')))).toEqual([])
})

test('ADMIN-38 the back office has no signer and no key of one, whatever its code calls', () => {
  const secrets = createSecrets('known to this test')
  const opened = { secrets, db: {}, publicUrl: 'http://market.example', adminUrl: 'http://office.example' }
  const deps = createAdminDeps(opened as never)
  const signing = Object.entries(deps).filter(
    ([, value]) => typeof value === 'object' && value !== null && 'sign' in value,
  )

  expect(signing.map(([name]) => name)).toEqual([])
  expect(Object.keys(createAccessTokens({ secrets, publicUrl: '' }))).toContain('sign')
  expect(() => createAccessTokens({ secrets: deps.secrets, publicUrl: '' })).toThrow('not for this part')
  expect(() => createGrantTokens({ secrets: deps.secrets, publicUrl: '' })).toThrow('not for this part')
})

test('ADMIN-38 no file that knows a colleague has a token of a customer in its hands', () => {
  const both = files.filter((file) => {
    const text = read(file)
    return text.includes('StaffActor') && SIGNERS.some((word) => text.includes(word))
  })
  expect(both).toEqual([])
})
