import { fork } from 'node:child_process'
import { once } from 'node:events'

/** All from one network address. */
type Attack = { sent(): number; stop(): Promise<void> }

const CLIENT = new URL('./hostile-client.ts', import.meta.url)

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
