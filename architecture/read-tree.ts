import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const CHECKED = '{apps,packages,e2e,scripts,proofs,architecture}/**/*.{ts,tsx}'
const CHECKED_AT_ROOT = '*.ts'
const OTHER_SOURCES = '{apps,packages,scripts}/**/*.{sql,js,mjs,css}'
const DOCUMENTS = ['*.md', '{docs,apps,packages}/**/*.md']
// Generated or foreign; dot folders (.generated, .data) are skipped with them.
const SKIPPED = ['node_modules', 'build']

/** Path → source of every file the check is about, paths from the root with forward slashes. */
export const readTree = (root: string): Map<string, string> => read(root, [CHECKED, CHECKED_AT_ROOT])

/** The same of every Markdown document. */
export const readDocuments = (root: string): Map<string, string> => read(root, DOCUMENTS)

/** The same of migrations, style sheets and scripts without types. */
export const readOtherSources = (root: string): Map<string, string> => read(root, [OTHER_SOURCES])

/** Paths of all files, sources and others. */
export const listFiles = (root: string): string[] => list(root, ['**/*'])

function read(root: string, patterns: readonly string[]): Map<string, string> {
  return new Map(list(root, patterns).map((path) => [path, readFileSync(join(root, path), 'utf8')]))
}

function list(root: string, patterns: readonly string[]): string[] {
  const found = globSync(patterns, { cwd: root, exclude: isSkipped })
  return found.map((path) => path.replaceAll('\\', '/')).toSorted()
}

function isSkipped(path: string): boolean {
  return path.split(/[\\/]/).some((folder) => SKIPPED.includes(folder) || folder.startsWith('.'))
}
