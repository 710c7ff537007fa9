import { spawnSync } from 'node:child_process'
import { alone } from './alone.mjs'
import { cleanEnv, findNpm } from './npm.mjs'
import { hashOf, stampFile } from './stamp.mjs'
import { Fault, root, run, say, step } from './steps.mjs'

// NODE_ENV=production in somebody's shell must not leave out what the build needs.
const NPM_CI = ['ci', '--include=dev', '--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error']

/** Installs what the lock file names, when it or the platform changed. */
export async function ensurePackages(node) {
  const abi = spawnSync(node, ['-p', 'process.versions.modules'], { encoding: 'utf8' }).stdout.trim()
  const wanted = `${hashOf(['package-lock.json'])} ${process.platform} ${process.arch} ${abi}`
  const stamp = stampFile('node_modules/.ahia-stamp')
  if (stamp.fits(wanted)) return
  await alone('packages', async (onStart) => {
    if (stamp.fits(wanted)) return // somebody else was quicker
    await step('packages', () => install(node, onStart))
    stamp.write(wanted)
  })
}

async function install(node, onStart) {
  const { code, output } = await run(node, [findNpm(), ...NPM_CI], {
    cwd: root,
    env: cleanEnv(node),
    onStart,
  })
  if (code === 0) return
  say(output)
  throw new Fault(
    'The packages could not be installed (npm ci failed, see above). Check the network and try again',
  )
}
