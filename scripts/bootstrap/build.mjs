import { alone } from './alone.mjs'
import { cleanEnv } from './npm.mjs'
import { hashOf, stampFile } from './stamp.mjs'
import { Fault, root, run, say, step } from './steps.mjs'

const BUILDS = [
  webApp('storefront'),
  webApp('seller'),
  webApp('admin'),
  {
    name: 'api',
    args: ['scripts/build-api.ts'],
    madeFrom: [
      'package-lock.json',
      'apps/api/package.json',
      'apps/api/src',
      'packages',
      'scripts/build-api.ts',
      'scripts/bootstrap/api-bundle.ts',
    ],
  },
]

function webApp(name) {
  return {
    name,
    args: ['scripts/build.ts', name],
    madeFrom: ['package-lock.json', `apps/${name}`, 'packages', 'scripts/build.ts', 'scripts/precompress.ts'],
  }
}

/** Builds the web apps and the API, each when anything that it is made from changed. */
export async function ensureBuild(node) {
  for (const build of BUILDS) await ensureOne(node, build)
}

async function ensureOne(node, { name, args, madeFrom }) {
  const wanted = hashOf(madeFrom)
  const stamp = stampFile(`apps/${name}/build/.ahia-stamp`)
  if (stamp.fits(wanted)) return
  await alone(name, async (onStart) => {
    if (stamp.fits(wanted)) return // somebody else was quicker
    stamp.remove()
    await step(name, () => build(node, { name, args, onStart }))
    stamp.write(wanted)
  })
}

async function build(node, { name, args, onStart }) {
  const env = { ...cleanEnv(node), NODE_ENV: 'production' }
  const { code, output } = await run(node, args, { cwd: root, env, onStart })
  if (code === 0) return
  say(output)
  throw new Fault(`The ${name} could not be built (see above)`)
}
