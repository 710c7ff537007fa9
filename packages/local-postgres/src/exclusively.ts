import { createHash } from 'node:crypto'
import fs from 'node:fs'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

const RETRY_MS = 50

/**
 * Runs `work` while no other process does so for the same folder. The lock is a socket, which the system releases when
 * its owner dies, however it dies.
 */
export async function exclusively<Result>(folder: string, work: () => Promise<Result>): Promise<Result> {
  const address = addressOf(folder)
  for (;;) {
    const lock = await tryToListen(address)
    if (lock) {
      try {
        return await work()
      } finally {
        await new Promise((resolve) => lock.close(resolve))
      }
    }
    await removeIfDead(address)
    await pause(RETRY_MS)
  }
}

function addressOf(folder: string): string {
  const name = `ahia-${createHash('sha1').update(path.resolve(folder)).digest('hex').slice(0, 16)}`
  if (process.platform === 'linux') return `\0${name}` // a name only, no file
  return process.platform === 'win32' ? `\\\\.\\pipe\\${name}` : path.join(os.tmpdir(), `${name}.sock`)
}

function tryToListen(address: string): Promise<net.Server | null> {
  return new Promise((resolve, reject) => {
    const server = net.createServer((socket) => socket.destroy())
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve(null)
      else reject(error)
    })
    server.listen(address, () => resolve(server.unref()))
  })
}

// Where a lock leaves a file behind, nobody answers at the file of a dead owner.
async function removeIfDead(address: string): Promise<void> {
  if (process.platform === 'linux' || process.platform === 'win32') return
  const isDead = await new Promise<boolean>((resolve) => {
    const socket = net.connect(address, () => resolve(false))
    socket.once('error', (error: NodeJS.ErrnoException) => resolve(error.code === 'ECONNREFUSED'))
    socket.once('close', () => resolve(false))
  })
  if (isDead) fs.rmSync(address, { force: true })
}
