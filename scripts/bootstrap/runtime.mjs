import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { alone } from './alone.mjs'
import { cleanEnv, findNpm } from './npm.mjs'
import { Fault, root, run, step } from './steps.mjs'

const PREFERRED = '24.21.0'
// A registry that lacks the exact version may still have its line.
const SPECS = [PREFERRED, '24']

/** The Node that runs this project: the one at hand if it is new enough, else one of our own in .runtime. */
export async function ensureNode() {
  if (isNewEnough(process.versions.node)) return process.execPath
  const own = ownNode()
  if (isNewEnough(versionOf(own.executable))) return own.executable
  await alone('node', async (onStart) => {
    if (isNewEnough(versionOf(own.executable))) return // somebody else was quicker
    await step(`Node ${PREFERRED} for this project (found ${process.versions.node})`, () =>
      install(own, onStart),
    )
  })
  return own.executable
}

// Type stripping without a flag, and what the libraries ask for.
function isNewEnough(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  return major > 24 || (major === 24 && minor >= 11)
}

function ownNode() {
  const platform = process.platform === 'win32' ? 'win' : process.platform
  const prefix = platform === 'darwin' && process.arch === 'arm64' ? 'node-bin' : 'node'
  const name = `${prefix}-${platform}-${process.arch}`
  const program = process.platform === 'win32' ? 'bin/node.exe' : 'bin/node'
  return { name, executable: path.join(root, '.runtime/node_modules', name, program) }
}

function versionOf(executable) {
  if (!fs.existsSync(executable)) return ''
  return spawnSync(executable, ['-p', 'process.versions.node'], { encoding: 'utf8' }).stdout?.trim() ?? ''
}

async function install({ name, executable }, onStart) {
  const folder = path.join(root, '.runtime')
  fs.mkdirSync(folder, { recursive: true })
  fs.writeFileSync(path.join(folder, 'package.json'), '{"private":true}\n')
  const quiet = ['--no-save', '--no-package-lock', '--no-audit', '--no-fund', '--ignore-scripts']
  for (const spec of SPECS) {
    await run(process.execPath, [findNpm(), 'install', ...quiet, `${name}@${spec}`], {
      cwd: folder,
      env: cleanEnv(),
      onStart,
    })
    if (isNewEnough(versionOf(executable))) return
  }
  throw new Fault(
    'Node 24 could not be fetched from the npm registry. Check the network, or install Node 24 yourself',
  )
}
