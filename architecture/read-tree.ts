import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const CHECKED = '{apps,packages,e2e,scripts,proofs,architecture}/**/*.{ts,tsx}'
const CHECKED_AT_ROOT = '*.ts'
// Generated or foreign; dot folders (.generated, .data) are skipped with them.
const SKIPPED = ['node_modules', 'build']

/** Path → source of every file the check is about, paths from the root with forward slashes. */
export function readTree(root: string): Map<string, string> {
  const found = globSync([CHECKED, CHECKED_AT_ROOT], { cwd: root, exclude: isSkipped })
  const paths = found.map((path) => path.replaceAll('\\', '/')).toSorted()
  return new Map(paths.map((path) => [path, readFileSync(join(root, path), 'utf8')]))
}

function isSkipped(path: string): boolean {
  return path.split(/[\\/]/).some((folder) => SKIPPED.includes(folder) || folder.startsWith('.'))
}
