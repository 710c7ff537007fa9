// Fails when package-lock.json would install something else, or nothing, on another machine than this one.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

type Versions = Readonly<Record<string, string>>
export type LockEntry = {
  version?: string
  resolved?: string
  integrity?: string
  link?: boolean
  inBundle?: boolean
  optionalDependencies?: Versions
}
type Lock = { packages: Readonly<Record<string, LockEntry>> }
export type Manifest = {
  name: string
  dependencies?: Versions
  devDependencies?: Versions
  optionalDependencies?: Versions
  peerDependencies?: Versions
}
type LockCheck = { errors: string[]; warnings: string[]; packageCount: number; nativeCount: number }

// Servers and CI run on linux: without its binding nothing starts. The others are for developers' machines.
const PLATFORMS = [
  { name: 'linux x64', pattern: /(^|[-_/])linux[-_]x64($|[-_])/, isFatal: true },
  { name: 'linux arm64', pattern: /(^|[-_/])linux[-_]arm64($|[-_])/, isFatal: true },
  { name: 'darwin arm64', pattern: /(^|[-_/])darwin[-_]arm64($|[-_])/, isFatal: false },
  { name: 'win32 x64', pattern: /(^|[-_/])(win32|windows|win)[-_]x64($|[-_])/, isFatal: false },
]
const EXACT_VERSION = /^\d+\.\d+\.\d+(-[\w.-]+)?(\+[\w.-]+)?$/

/** Whether the lockfile serves every platform we support, names no host and pins what the manifests ask for. */
export function checkLock(lock: Lock, manifests: readonly Manifest[]): LockCheck {
  const entries = Object.entries(lock.packages)
  const packages = entries.filter(([path]) => path.includes('node_modules/'))
  const native = packages.filter(([, entry]) => isNative(entry))
  const missing = native.flatMap(([path, entry]) => missingBindings(lock, path, entry))
  const nothing = packages.length === 0 ? ['the lockfile holds no package'] : []
  return {
    errors: [
      ...nothing,
      ...missing.filter(({ isFatal }) => isFatal).map(({ text }) => text),
      ...packages.filter(([, entry]) => !isSealed(entry)).map(([path]) => `${path} has no integrity`),
      ...entries.filter(([, entry]) => namesHost(entry)).map(([path]) => `${path} names a host`),
      ...unpinned(manifests),
    ],
    warnings: missing.filter(({ isFatal }) => !isFatal).map(({ text }) => text),
    packageCount: packages.length,
    nativeCount: native.length,
  }
}

// One platform word may be a helper for that platform alone (fsevents); two are a family of bindings.
function isNative(entry: LockEntry): boolean {
  const names = Object.keys(entry.optionalDependencies ?? {})
  return PLATFORMS.filter(({ pattern }) => names.some((name) => pattern.test(name))).length > 1
}

/** npm leaves out an optional dependency it cannot find, without a word: the build then dies elsewhere. */
function missingBindings(lock: Lock, path: string, entry: LockEntry) {
  const declared = Object.entries(entry.optionalDependencies ?? {}).filter(([name]) => !name.includes('musl'))
  return PLATFORMS.flatMap(({ name: platform, pattern, isFatal }) => {
    const bindings = declared.filter(([name]) => pattern.test(name))
    const label = `${path} ${entry.version}`
    if (bindings.length === 0) return [{ isFatal, text: `${label} declares no binding for ${platform}` }]
    return bindings
      .filter(([name, version]) => !fits(findLocked(lock, path, name), version))
      .map(([name]) => ({ isFatal, text: `${label} has no locked binding for ${platform}: ${name}` }))
  })
}

/** Looks where Node would: inside the package, then beside it, then further up. */
function findLocked(lock: Lock, path: string, name: string): LockEntry | null {
  const folders = path.split('/node_modules/')
  const homes = folders.map((_, index) => folders.slice(0, index + 1).join('/node_modules/'))
  const places = [`node_modules/${name}`, ...homes.map((home) => `${home}/node_modules/${name}`)]
  const nearest = places.findLast((place) => place in lock.packages)
  return nearest === undefined ? null : (lock.packages[nearest] ?? null)
}

// Two versions of a tool may be locked: a binding of the other version does not load.
function fits(binding: LockEntry | null, version: string): boolean {
  if (!binding) return false
  return binding.version === version || !EXACT_VERSION.test(version)
}

// A link is our own workspace; what a package bundles is sealed by that package's own integrity.
const isSealed = ({ integrity, link, inBundle }: LockEntry): boolean =>
  integrity !== undefined || link === true || inBundle === true

// A host in the lockfile ties every install to the registry of anyone who wrote it.
const namesHost = ({ resolved }: LockEntry): boolean => /^[a-z+]+:\/\//.test(resolved ?? '')

function unpinned(manifests: readonly Manifest[]): string[] {
  const ours = new Set(manifests.map(({ name }) => name))
  return manifests.flatMap((manifest) => {
    const { name: owner, dependencies, devDependencies, optionalDependencies, peerDependencies } = manifest
    return [dependencies, devDependencies, optionalDependencies, peerDependencies]
      .flatMap((versions) => Object.entries(versions ?? {}))
      .filter(([name, version]) => !ours.has(name) && !EXACT_VERSION.test(version))
      .map(([name, version]) => `${owner} asks for ${name} ${version}: write an exact version`)
  })
}

if (import.meta.main) {
  const root = join(import.meta.dirname, '..')
  const readJson = (path: string) => JSON.parse(readFileSync(join(root, path), 'utf8'))
  const manifests = globSync(['package.json', '{apps,packages}/*/package.json'], { cwd: root })
  const check = checkLock(readJson('package-lock.json'), manifests.map(readJson))

  for (const warning of check.warnings) console.warn(`warning: ${warning}`)
  for (const error of check.errors) console.error(`error: ${error}`)
  console.log(
    `check-lock: ${check.packageCount} packages, ${check.nativeCount} with native bindings, ` +
      `${manifests.length} manifests: ${check.errors.length} errors, ${check.warnings.length} warnings`,
  )
  if (check.errors.length > 0) process.exitCode = 1
}
