import os from 'node:os'
import { parentPort } from 'node:worker_threads'
import { hashSync, type Options, verifySync } from '@node-rs/argon2'

/** Hashes a password, or verifies one against a hash. */
export type PasswordTask = { password: string; costs: Options } | { password: string; hash: string }

/**
 * Hashing has a lower priority than requests, but still gets a tenth of a busy processor: at 19 a sign-in would take a minute
 * while other programs use the machine.
 */
const HASHING_PRIORITY = 10
/** On Linux this affects only the thread; elsewhere it would affect the whole process. */
const THIS_THREAD = 0

if (process.platform === 'linux') os.setPriority(THIS_THREAD, HASHING_PRIORITY)

parentPort?.on('message', (task: PasswordTask) => parentPort?.postMessage(work(task)))

function work(task: PasswordTask): string | boolean {
  return 'hash' in task ? verifySync(task.hash, task.password) : hashSync(task.password, task.costs)
}
