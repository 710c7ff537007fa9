import os from 'node:os'
import { parentPort } from 'node:worker_threads'
import { hashSync, type Options, verifySync } from '@node-rs/argon2'

/** To make a hash, or to hold a password against one. */
export type PasswordTask = { password: string; costs: Options } | { password: string; hash: string }

/**
 * Hashing gives way to requests, yet keeps a tenth of a busy processor: at 19 somebody who signs in while other
 * programs use the machine would wait for a minute.
 */
const HASHING_PRIORITY = 10
/** On Linux this is the thread alone; elsewhere it would be the whole process. */
const THIS_THREAD = 0

if (process.platform === 'linux') os.setPriority(THIS_THREAD, HASHING_PRIORITY)

parentPort?.on('message', (task: PasswordTask) => parentPort?.postMessage(work(task)))

function work(task: PasswordTask): string | boolean {
  return 'hash' in task ? verifySync(task.hash, task.password) : hashSync(task.password, task.costs)
}
