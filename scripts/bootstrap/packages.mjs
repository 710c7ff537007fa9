import { spawnSync } from 'node:child_process'
import { cleanEnv, findNpm } from './npm.mjs'
import { hashOf, stampFile } from './stamp.mjs'
import { Fault, root, run, say, step } from './steps.mjs'

/** Installs what the lock file names, when it or the platform changed. */
export async function ensurePackages(node) {
  const abi = spawnSync(node, ['-p', 'process.versions.modules'], { encoding: 'utf8' }).stdout.trim()
  const wanted = `${hashOf(['package-lock.json'])} ${process.platform} ${process.arch} ${abi}`
  const stamp = stampFile('node_modules/.ahia-stamp')
  if (stamp.fits(wanted)) return
  await step('packages', async () => {
    const args = [findNpm(), 'ci', '--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error']
    const { code, output } = await run(node, args, { cwd: root, env: cleanEnv(node) })
    if (code === 0) return
    say(output)
    throw new Fault(
      'The packages could not be installed (npm ci failed, see above). Check the network and try again',
    )
  })
  stamp.write(wanted)
}
