import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

/**
 * Hands each task to a thread that has none, which answers it with one message. A thread is started when all others are
 * at work: how many there may be is decided by who asks. One that failed is not asked again.
 */
export function createThreads<Task>(file: URL): (task: Task) => Promise<unknown> {
  const idle: Worker[] = []
  return async (task) => {
    const thread = idle.pop() ?? new Worker(file)
    thread.ref()
    thread.postMessage(task)
    const [answer]: unknown[] = await once(thread, 'message')
    thread.unref()
    idle.push(thread)
    return answer
  }
}
