import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import net from 'node:net'

type Started = { program: ChildProcess; stop: () => Promise<void> }

/** Starts a program in its own process group, so that its child processes stop with it. */
export function startProgram(
  file: string,
  args: readonly string[],
  env: Record<string, string> = {},
): Started {
  const program = spawn(file, args, { env: { ...process.env, ...env }, stdio: 'ignore', detached: true })
  program.on('error', () => {}) // the caller that waits for the program gets the error
  const stop = async () => {
    if (program.exitCode !== null || program.pid === undefined) return
    const ended = once(program, 'exit')
    process.kill(-program.pid, 'SIGKILL')
    await ended
  }
  return { program, stop }
}

/** A free port. */
export async function freePort(): Promise<number> {
  const server = net.createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return address.port
}

/** Retries until the attempt succeeds or the time is over. */
export async function eventually<Result>(attempt: () => Promise<Result>, withinMs = 30_000): Promise<Result> {
  const giveUpAt = performance.now() + withinMs
  for (;;) {
    try {
      return await attempt()
    } catch (error) {
      if (performance.now() > giveUpAt) throw error
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
}
