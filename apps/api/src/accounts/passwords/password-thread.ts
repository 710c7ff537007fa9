import os from 'node:os'
import { parentPort } from 'node:worker_threads'
import { hashSync, type Options, verifySync } from '@node-rs/argon2'

/** To make a hash, or to hold a password against one. */
export type PasswordTask = { password: string; costs: Options } | { password: string; hash: string }

/** Behind all that shoppers wait for; what is left of a processor is a password's. */
const LOWEST_PRIORITY = 19
/** On Linux that is this thread alone; elsewhere it would be the whole market. */
const MYSELF = 0

if (process.platform === 'linux') os.setPriority(MYSELF, LOWEST_PRIORITY)

parentPort?.on('message', (task: PasswordTask) => parentPort?.postMessage(work(task)))

function work(task: PasswordTask): string | boolean {
  return 'hash' in task ? verifySync(task.hash, task.password) : hashSync(task.password, task.costs)
}
