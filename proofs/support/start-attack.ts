import { fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'

/** All from one network address. */
type Attack = { sent(): number; stop(): Promise<void> }

const CLIENT = path.join(import.meta.dirname, 'hostile-client.ts')

export function startAttack({ port, address }: { port: string; address: string }): Attack {
  const client = fork(CLIENT, ['--port', port, '--address', address])
  const ended = once(client, 'exit')
  let sent = 0
  client.on('message', (count) => {
    sent = Number(count)
  })
  return {
    sent: () => sent,
    stop: async () => {
      client.kill()
      await ended
    },
  }
}
