import fs from 'node:fs'
import path from 'node:path'
import { alone } from './alone.mjs'
import { cleanEnv, findNpm } from './npm.mjs'
import { fetchGenuine, findGenuine, getPinned } from './pinned-node.mjs'
import { root, run, step } from './steps.mjs'

const folder = path.join(root, '.runtime')

/** The Node that runs this project: the one at hand if it is new enough, else one of our own in .runtime. */
export async function ensureNode() {
  if (isNewEnough(process.versions.node)) return process.execPath
  const pinned = getPinned(`${process.platform}-${process.arch}`)
  const own = findGenuine(pinned, folder)
  if (own) return own
  const title = `Node ${pinned.version} for this project (found ${process.versions.node})`
  return alone('node', async (onStart) => {
    const made = findGenuine(pinned, folder) // by a start that was quicker
    return made ?? step(title, () => fetchGenuine(pinned, folder, (spec) => install(spec, onStart)))
  })
}

// Type stripping without a flag, and what the libraries ask for.
function isNewEnough(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  return major > 24 || (major === 24 && minor >= 11)
}

async function install(spec, onStart) {
  fs.mkdirSync(folder, { recursive: true })
  fs.writeFileSync(path.join(folder, 'package.json'), '{"private":true}\n')
  const quiet = ['--no-save', '--no-package-lock', '--no-audit', '--no-fund', '--ignore-scripts']
  await run(process.execPath, [findNpm(), 'install', ...quiet, spec], {
    cwd: folder,
    env: cleanEnv(),
    onStart,
  })
}
