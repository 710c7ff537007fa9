import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

/**
 * Hands each task to an idle thread, which answers with one message. A thread is started when all others are busy; the caller
 * limits their number. A failed thread is not reused.
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
