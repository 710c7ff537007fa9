import type { Title } from './list-titles.ts'
import { areaOf, idsInTitle } from './requirement-ids.ts'

export type FoundTitle = Title & { file: string }
type Area = { name: string; total: number; uncovered: string[] }
type Coverage = { areas: Area[]; unknown: string[] }

/** Which requirements a test names, area by area, and which titles name a requirement there is not. */
export function cover(requirementIds: readonly string[], titles: readonly FoundTitle[]): Coverage {
  const known = new Set(requirementIds)
  const areaNames = new Set(requirementIds.map(areaOf))
  const mentions = titles.flatMap((title) => idsInTitle(title.text, areaNames).map((id) => ({ id, title })))
  // A skipped test proves nothing, but its wrong id is still a wrong id.
  const covered = new Set(mentions.filter(({ title }) => title.isRun).map(({ id }) => id))
  const areas = [...areaNames].map((name) => {
    const ids = requirementIds.filter((id) => areaOf(id) === name)
    return { name, total: ids.length, uncovered: ids.filter((id) => !covered.has(id)) }
  })
  const unknown = mentions
    .filter(({ id }) => !known.has(id))
    .map(({ id, title }) => `${title.file}:${title.line} names ${id}, which is no requirement`)
  return { areas, unknown }
}

export function describeCoverage(areas: readonly Area[]): string[] {
  const lines = areas.map(({ name, total, uncovered }) => {
    const count = `${total - uncovered.length}/${total}`
    const rest = uncovered.length === 0 ? 'all named' : `not named: ${uncovered.join(', ')}`
    return `${name.padEnd(6)} ${count.padStart(6)}  ${rest}`
  })
  const total = areas.reduce((sum, area) => sum + area.total, 0)
  const open = areas.reduce((sum, area) => sum + area.uncovered.length, 0)
  return [...lines, `${total - open} of ${total} requirements are named by a test`]
}
