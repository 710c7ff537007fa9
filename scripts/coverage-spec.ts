// Prints which requirements of docs/requirements.md a test names, and fails when a title names one there is not.
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { cover, describeCoverage, type FoundTitle } from './coverage-spec/cover.ts'
import { listTitles } from './coverage-spec/list-titles.ts'
import { listRequirementIds } from './coverage-spec/requirement-ids.ts'

const ROOT = join(import.meta.dirname, '..')
const REQUIREMENTS = join(ROOT, 'docs/requirements.md')
const SKIPPED = ['node_modules', 'build']

function readTitles(): FoundTitle[] {
  const files = globSync('**/*.test.{ts,tsx}', { cwd: ROOT, exclude: isSkipped })
  return files.flatMap((file) =>
    listTitles(readFileSync(join(ROOT, file), 'utf8')).map((title) => ({ ...title, file })),
  )
}

function isSkipped(path: string): boolean {
  return path.split(/[\\/]/).some((folder) => SKIPPED.includes(folder) || folder.startsWith('.'))
}

const requirementIds = existsSync(REQUIREMENTS) ? listRequirementIds(readFileSync(REQUIREMENTS, 'utf8')) : []
const titles = readTitles()
const { areas, unknown } = cover(requirementIds, titles)

// Reading nothing must not look like having nothing to say.
const failures = [...unknown]
if (requirementIds.length === 0) failures.push('no requirement was found in docs/requirements.md')
if (titles.length === 0) failures.push('no test title was found')

for (const line of describeCoverage(areas)) console.log(line)
for (const failure of failures) console.error(`coverage-spec: ${failure}`)
if (failures.length > 0) process.exitCode = 1
