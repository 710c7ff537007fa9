import fs from 'node:fs'
import path from 'node:path'
import { root, runProgram } from '../checks/run-program.ts'

/** It brings more packages than the whole market, so it stays out of the lock file and is fetched when asked for. */
const VERSION = '13.5.0'
const folder = path.join(root, '.runtime/lighthouse')
const TIME_LIMIT_MS = 120_000
/** Its score depends on how busy the machine was. */
const RUNS = 3

const LEAST = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 } as const
type Category = keyof typeof LEAST
const CATEGORIES: readonly Category[] = ['performance', 'accessibility', 'best-practices', 'seo']

/** The four scores in words, and what is below what we want. */
type Scores = { scores: string; below: string[] }

type Report = {
  /** What kept Lighthouse itself from measuring. */
  runtimeError?: { code: string }
  categories: Record<Category, { score: number | null; auditRefs: { id: string; weight: number }[] }>
  audits: Record<string, { title: string; score: number | null }>
}

/** Rejects, in one line, when it is neither here nor to be had. */
export async function ensureLighthouse(): Promise<void> {
  if (fs.existsSync(path.join(folder, 'node_modules/lighthouse/package.json'))) return
  fs.mkdirSync(folder, { recursive: true })
  fs.writeFileSync(path.join(folder, 'package.json'), '{ "private": true }\n')
  const args = [
    'install',
    `lighthouse@${VERSION}`,
    '--no-save',
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
  ]
  const { code, output } = await runProgram('npm', args, { cwd: folder })
  if (code !== 0)
    throw new Error(`Lighthouse could not be fetched; --no-lighthouse leaves it out. ${output.slice(-300)}`)
}

/** Its own phone, network and score, at its defaults; of several runs the one in the middle by performance. */
export async function runLighthouse(name: string, url: string, chromePath: string): Promise<Scores> {
  const reports: Report[] = []
  for (let run = 0; run < RUNS; run += 1) reports.push(await takeReport(name, url, chromePath))
  const performanceOf = ({ categories }: Report) => categories.performance.score ?? 0
  const [middle] = reports.toSorted((a, b) => performanceOf(a) - performanceOf(b)).slice(Math.floor(RUNS / 2))
  if (!middle) throw new Error('Lighthouse was not run')
  return toScores(name, middle)
}

/** Now and then it cannot read the browser's own recording; that says nothing about the page, and is tried again. */
async function takeReport(name: string, url: string, chromePath: string, triesLeft = 3): Promise<Report> {
  const file = path.join(folder, 'report.json')
  fs.rmSync(file, { force: true })
  const cli = path.join(folder, 'node_modules/lighthouse/cli/index.js')
  const flags = '--headless=new --no-sandbox --disable-gpu'
  const args = [cli, url, '--output=json', `--output-path=${file}`, '--quiet', `--chrome-flags=${flags}`]
  const env = { CHROME_PATH: chromePath }
  const { output } = await runProgram(process.execPath, args, { cwd: folder, env, timeoutMs: TIME_LIMIT_MS })
  if (!fs.existsSync(file)) throw new Error(`Lighthouse gave no report of ${name}: ${output.slice(-500)}`)
  const report: Report = JSON.parse(fs.readFileSync(file, 'utf8'))
  const fault = report.runtimeError?.code
  if (fault === undefined) return report
  if (fault !== 'NO_NAVSTART' || triesLeft === 1)
    throw new Error(`Lighthouse could not see ${name}: ${fault}`)
  return takeReport(name, url, chromePath, triesLeft - 1)
}

function toScores(name: string, { categories, audits }: Report): Scores {
  const scoreOf = (category: Category) => Math.round((categories[category].score ?? 0) * 100)
  const below = CATEGORIES.filter((category) => scoreOf(category) < LEAST[category]).map(
    (category) =>
      `${name}: Lighthouse ${category} ${scoreOf(category)}, at least ${LEAST[category]} (${failing(category)})`,
  )
  const scores = CATEGORIES.map((category) => `${category} ${scoreOf(category)}`).join(', ')
  return { scores, below }

  function failing(category: Category): string {
    return categories[category].auditRefs
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
      .map(({ id }) => audits[id]?.title ?? id)
      .join('; ')
  }
}
