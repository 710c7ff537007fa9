import { databaseRules } from './database.rules.ts'
import { layerFileRules, layerRules } from './layers.rules.ts'
import { listImports, onlyReExports } from './list-imports.ts'
import { pathFileRules, pathRules } from './path.rules.ts'
import { locate } from './place.ts'
import { readTokens } from './read-tokens.ts'
import { type Import, resolveImport } from './resolve-import.ts'
import { roleRules } from './role.rules.ts'
import type { CheckedFile, FileRule, ImportRule } from './rule.ts'
import { webRules } from './web.rules.ts'
import { workspaceFileRules, workspaceRules } from './workspace.rules.ts'

const importRules = {
  ...workspaceRules,
  ...roleRules,
  ...layerRules,
  ...databaseRules,
  ...webRules,
  ...pathRules,
}
const fileRules = { ...workspaceFileRules, ...layerFileRules, ...pathFileRules }

export type RuleName = keyof typeof importRules | keyof typeof fileRules
type Violation = { rule: string; text: string }
type Checked = { fileCount: number; importCount: number; violations: Violation[] }

/** Holds every import of the given files (path → source) against every rule. Rejects to have read nothing. */
export function checkArchitecture(sources: ReadonlyMap<string, string>): Checked {
  const files = [...sources].map(([path, source]) => readFile(path, source))
  const imports = files.flatMap((file) => file.imports)
  // A check that read nothing finds nothing: that must not look like a clean house.
  if (files.length === 0) throw new Error('architecture: no file was read, so nothing was checked')
  if (imports.length === 0) throw new Error('architecture: no import was read, so nothing was checked')

  const violations = [...imports.flatMap(violationsOf), ...violationsOfFiles(files)]
  return { fileCount: files.length, importCount: imports.length, violations }
}

function readFile(path: string, source: string): CheckedFile {
  const place = locate(path)
  try {
    const tokens = readTokens(source)
    const written = listImports(tokens)
    const imports = written.map((found) => resolveImport(place, found))
    return { place, imports, onlyReExports: onlyReExports(tokens, written) }
  } catch (cause) {
    throw new Error(`architecture: ${path} cannot be read: ${String(cause)}`, { cause })
  }
}

function violationsOf(arrow: Import): Violation[] {
  const where = `${arrow.from.path}:${arrow.line} → ${arrow.specifier}`
  return Object.entries<ImportRule>(importRules)
    .filter(([, rule]) => rule.isBroken(arrow))
    .map(([name, { sentence }]) => ({ rule: name, text: `${where} — rule: ${sentence}` }))
}

function violationsOfFiles(files: readonly CheckedFile[]): Violation[] {
  return Object.entries<FileRule>(fileRules).flatMap(([name, rule]) => {
    const firstBySubject = new Map<string, string>()
    for (const file of files) {
      const subject = rule.brokenBy(file)
      if (subject !== null && !firstBySubject.has(subject)) firstBySubject.set(subject, file.place.path)
    }
    return [...firstBySubject].map(([subject, path]) => ({
      rule: name,
      text: `${path}:1 → ${subject} — rule: ${rule.sentence}`,
    }))
  })
}
