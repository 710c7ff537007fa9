import { fork } from 'node:child_process'
import path from 'node:path'

export type Server = { pid: number; url: string; stop(): unknown }

/** Starts one of the limit servers as a process of its own, like the product it is held against. */
export function startMinimal(name: string, env: Record<string, string>): Promise<Server> {
  const child = fork(path.join(import.meta.dirname, `minimal-${name}.ts`), {
    env: { ...process.env, ...env },
  })
  return new Promise((resolve, reject) => {
    child.once('message', (port) => {
      const { pid = 0 } = child
      resolve({ pid, url: `http://127.0.0.1:${port}`, stop: () => void child.kill() })
    })
    child.once('exit', () => reject(new Error(`minimal-${name} did not start`)))
  })
}
