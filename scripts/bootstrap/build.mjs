import path from 'node:path'
import { alone } from './alone.mjs'
import { cleanEnv } from './npm.mjs'
import { hashOf, stampFile } from './stamp.mjs'
import { Fault, root, run, say, step } from './steps.mjs'

const MADE_FROM = [
  'package-lock.json',
  'apps/storefront',
  'packages',
  'scripts/build.ts',
  'scripts/precompress.ts',
]

/** Builds the storefront when anything that it is made from changed. */
export async function ensureBuild(node) {
  const wanted = hashOf(MADE_FROM)
  const stamp = stampFile('apps/storefront/build/.ahia-stamp')
  if (stamp.fits(wanted)) return
  await alone('storefront', async (onStart) => {
    if (stamp.fits(wanted)) return // somebody else was quicker
    stamp.remove()
    await step('storefront', () => build(node, onStart))
    stamp.write(wanted)
  })
}

async function build(node, onStart) {
  const env = { ...cleanEnv(node), NODE_ENV: 'production' }
  const { code, output } = await run(node, [path.join(root, 'scripts/build.ts')], { cwd: root, env, onStart })
  if (code === 0) return
  say(output)
  throw new Fault('The storefront could not be built (see above)')
}
