import { fork } from 'node:child_process'
import { once } from 'node:events'

/** All from one network address. */
type Attack = { sent(): number; stop(): Promise<void> }

const CLIENT = new URL('./hostile-client.ts', import.meta.url)

/** Resolves when the program is up and begins: starting it would take processor time of the market, on our machine only. */
export async function startAttack({ port, address }: { port: string; address: string }): Promise<Attack> {
  const client = fork(CLIENT, ['--port', port, '--address', address])
  const ended = once(client, 'exit')
  const begun = once(client, 'message').then(() => true)
  const isUp = await Promise.race([begun, ended.then(() => false)])
  if (!isUp) throw new Error(`The attack ended before it began, with code ${client.exitCode}`)
  let sent = 0
  client.on('message', (count) => {
    sent = Number(count)
  })
  client.send('begin')
  return {
    sent: () => sent,
    stop: async () => {
      client.kill()
      await ended
    },
  }
}
