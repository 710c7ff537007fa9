import { posix } from 'node:path'

/** Where a file stands in the house. */
export type Place = {
  path: string
  /** `apps/api`, `packages/money`, `scripts`, …; files at the root share `architecture`. */
  home: string
  kind: 'app' | 'package' | 'tooling'
  /** Which layout holds: that of `apps/api/src`, that of a web app's `app/`, or none. */
  layout: 'api' | 'web' | null
  /** Folder under the layout's root: a slice, `platform`, `shell`, `seed`; null at the layout's root. */
  folder: string | null
  role: Role
  isTest: boolean
}

type Role = (typeof SUFFIXES)[number] | 'page' | 'plain'

const SUFFIXES = ['routes', 'reads', 'sql', 'rules', 'errors', 'jobs'] as const
const APPS_WITHOUT_PAGES = ['apps/api', 'apps/payment-sandbox']

export function locate(path: string): Place {
  const [top = '', name = ''] = path.split('/')
  const isWorkspace = top === 'apps' || top === 'packages'
  const home = isWorkspace ? `${top}/${name}` : path.includes('/') ? top : 'architecture'
  const layout = layoutOf(path, home)
  return {
    path,
    home,
    kind: top === 'apps' ? 'app' : top === 'packages' ? 'package' : 'tooling',
    layout,
    folder: layout ? folderUnder(sourceRootOf(home), path) : null,
    role: roleOf(path),
    isTest: /\.test\.tsx?$/.test(path) || path.startsWith('apps/api/test/'),
  }
}

/** The folder that `#` stands for. Any app we do not know of is held to the layout of a web app. */
export function sourceRootOf(home: string): string {
  const isWebApp = home.startsWith('apps/') && !APPS_WITHOUT_PAGES.includes(home)
  return isWebApp ? `${home}/app` : `${home}/src`
}

function layoutOf(path: string, home: string): Place['layout'] {
  if (!path.startsWith(`${sourceRootOf(home)}/`)) return null
  if (home === 'apps/api') return 'api'
  return sourceRootOf(home) === `${home}/app` ? 'web' : null
}

function folderUnder(sourceRoot: string, path: string): string | null {
  const inside = path.slice(sourceRoot.length + 1)
  return inside.includes('/') ? (inside.split('/')[0] ?? null) : null
}

function roleOf(path: string): Role {
  const file = posix.basename(path)
  if (file.endsWith('-page.tsx')) return 'page'
  return SUFFIXES.find((suffix) => file.endsWith(`.${suffix}.ts`)) ?? 'plain'
}
