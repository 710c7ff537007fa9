import fs from 'node:fs'
import path from 'node:path'
import { Fault, root } from './steps.mjs'

/** The npm that started us, or the one on the PATH, to be run by whichever Node we like. */
export function findNpm() {
  const beside = path.dirname(process.execPath)
  const onPath = (process.env.PATH ?? '')
    .split(path.delimiter)
    .map((folder) => realPathOf(path.join(folder, 'npm')))
  const places = [
    process.env.npm_execpath,
    ...onPath,
    path.join(beside, '../lib/node_modules/npm/bin/npm-cli.js'),
    path.join(beside, 'node_modules/npm/bin/npm-cli.js'),
  ]
  const found = places.find((file) => file && /npm-cli\.js$/.test(file) && fs.existsSync(file))
  if (!found) throw new Fault('npm was not found: start this with npm, for example npm start')
  return found
}

function realPathOf(file) {
  try {
    return fs.realpathSync(file)
  } catch {
    return null
  }
}

const POINTS_ELSEWHERE =
  /^(INIT_CWD|npm_(package|lifecycle|command|execpath|node_execpath|config_(local_prefix|global_prefix|prefix|noproxy|user_agent|node_gyp|init_module)))/

/** What npm tells its scripts would send an npm that they start into the wrong folder. */
export function cleanEnv(node) {
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !POINTS_ELSEWHERE.test(name)))
  if (!node) return env
  const pathName = Object.keys(env).find((name) => name.toUpperCase() === 'PATH') ?? 'PATH'
  env[pathName] = [path.dirname(node), path.join(root, 'node_modules/.bin'), env[pathName]].join(
    path.delimiter,
  )
  return env
}
