// Lists the licence of everything the apps ship with, and fails on one that is missing or copyleft.
import { existsSync, globSync, readFileSync, realpathSync } from 'node:fs'
import { dirname, join } from 'node:path'

type Names = Readonly<Record<string, string>>
type Manifest = {
  name: string
  version: string
  license?: string
  dependencies?: Names
  optionalDependencies?: Names
  peerDependencies?: Names
  peerDependenciesMeta?: Readonly<Record<string, { optional?: boolean }>>
}
type Licence = { name: string; version: string; licence: string | null }

/** Why a licence cannot be shipped with, or null when it can. */
export function licenceProblem({ name, version, licence }: Licence): string | null {
  if (licence === null || licence === 'UNLICENSED') return `${name} ${version} has no licence`
  // Of 'MIT OR GPL-2.0' we choose the first; 'MIT AND GPL-2.0' leaves no choice. LGPL binds only itself.
  const choices = licence.split(/\bOR\b/)
  const isFree = choices.some((choice) => !/(?<!L)GPL/.test(choice))
  return isFree ? null : `${name} ${version} is copyleft: ${licence}`
}

/** What is installed for the apps in production, whatever depth. Bindings of other platforms are not installed here. */
export function listProduction(root: string): Licence[] {
  const seen = new Map<string, Licence>()
  const queue = globSync('apps/*/package.json', { cwd: root }).map((path) => join(root, dirname(path)))
  for (const folder of queue) {
    const manifest = readManifest(folder)
    for (const name of namesNeededBy(manifest)) {
      const found = findInstalled(root, folder, name)
      if (!found || queue.includes(found)) continue
      queue.push(found)
      if (isThirdParty(found)) seen.set(found, licenceOf(found))
    }
  }
  return [...seen.values()].toSorted(
    (a, b) => a.name.localeCompare(b.name) || a.version.localeCompare(b.version),
  )
}

const readManifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
const isThirdParty = (folder: string): boolean => folder.includes('node_modules')

function licenceOf(folder: string): Licence {
  const { name, version, license } = readManifest(folder)
  return { name, version, licence: license ?? findInFile(folder) }
}

/** Some say it in a file alone. */
const WORDS_OF_MIT = /Permission is hereby granted, free of charge, to any person obtaining a copy/

function findInFile(folder: string): string | null {
  const file = join(folder, 'LICENSE')
  const text = existsSync(file) ? readFileSync(file, 'utf8').replaceAll(/\s+/g, ' ') : ''
  return WORDS_OF_MIT.test(text) ? 'MIT' : null
}

function namesNeededBy(manifest: Manifest): string[] {
  const { dependencies, optionalDependencies, peerDependencies = {}, peerDependenciesMeta = {} } = manifest
  // An optional peer (typescript, say) may lie here for development only: it is nothing we ship with.
  const peers = Object.keys(peerDependencies).filter((name) => !peerDependenciesMeta[name]?.optional)
  return [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers]
}

/** Looks where Node would, from the folder up to the root; null for what is optional and not installed. */
function findInstalled(root: string, folder: string, name: string): string | null {
  const place = join(folder, 'node_modules', name)
  if (existsSync(join(place, 'package.json'))) return realpathSync(place)
  return folder === root ? null : findInstalled(root, dirname(folder), name)
}

if (import.meta.main) {
  const licences = listProduction(join(import.meta.dirname, '..'))
  const problems = licences.map(licenceProblem).filter((problem) => problem !== null)
  if (licences.length === 0) problems.push('no installed dependency was found: run npm install first')

  for (const { name, version, licence } of licences) console.log(`${name} ${version} ${licence ?? '—'}`)
  for (const problem of problems) console.error(`licences: ${problem}`)
  if (problems.length > 0) process.exitCode = 1
}
