import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const SRC = path.resolve(import.meta.dirname, '..')
/** Only these make tokens of customers and shops, and none of them is given a colleague. */
const SIGNERS = ['accessTokens', 'createAccessTokens', 'openSession(', 'grantTokens', 'createGrantTokens']

/** Where they are written; others take constants and types from there too. */
const DEFINED_IN = ['accounts/sessions/access-token.ts', 'accounts/codes/grant-token.ts']

const read = (file: string): string => readFileSync(path.join(SRC, file), 'utf8')
const files = globSync('**/*.ts', { cwd: SRC }).filter((file) => !file.includes('.test.'))

/** Every file that this one leads to by imports of our own. */
function reach(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen
  seen.add(file)
  for (const [, from = ''] of read(file).matchAll(/^(?:import|export) (?!type)[^'"]*? from '([^']+)'/gm)) {
    if (!/^(#|\.)/.test(from)) continue
    const target = from.startsWith('#') ? from.slice(1) : path.join(path.dirname(file), from)
    if (files.includes(target)) reach(target, seen)
  }
  return seen
}

test('ADMIN-38 no route of the back office leads to code that signs a customer’s or shop’s token', () => {
  const routes = files.filter((file) => /^(staff|worklist)\/.*routes\.ts$|-admin\.routes\.ts$/.test(file))
  expect(routes.length).toBeGreaterThan(4)

  const signing = routes.flatMap((route) =>
    [...reach(route)]
      .filter((file) => !DEFINED_IN.includes(file) && SIGNERS.some((word) => read(file).includes(word)))
      .map((file) => `${route} → ${file}`),
  )
  expect(signing).toEqual([])
})

test('ADMIN-38 no file that knows a colleague has a token of a customer in its hands', () => {
  const both = files.filter((file) => {
    const text = read(file)
    return text.includes('StaffActor') && SIGNERS.some((word) => text.includes(word))
  })
  expect(both).toEqual([])
})
