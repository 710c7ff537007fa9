import crypto from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { root } from './steps.mjs'

/** Remembers by a hash what a step was made from, so that it is done again only when that changed. */
export function stampFile(file) {
  const stamp = path.join(root, file)
  return {
    fits: (hash) => fs.existsSync(stamp) && fs.readFileSync(stamp, 'utf8') === hash,
    write: (hash) => fs.writeFileSync(stamp, hash),
    remove: () => fs.rmSync(stamp, { force: true }),
  }
}

const MADE_BY_MACHINES = /^(node_modules|build|\..*)$/

/** Hash of all files in these folders, by content, so that a checkout or a touch changes nothing. */
export function hashOf(places) {
  const hash = crypto.createHash('sha1')
  for (const file of places.flatMap((place) => listFiles(path.join(root, place))).sort()) {
    hash.update(path.relative(root, file)).update('\0').update(fs.readFileSync(file)).update('\0')
  }
  return hash.digest('hex')
}

function listFiles(place) {
  const stat = fs.statSync(place, { throwIfNoEntry: false })
  if (!stat) return []
  if (!stat.isDirectory()) return [place]
  const names = fs.readdirSync(place).filter((name) => !MADE_BY_MACHINES.test(name))
  return names.flatMap((name) => listFiles(path.join(place, name)))
}
