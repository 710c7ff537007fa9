/** What a file does that `createTaskProcess` starts: one task at a time is read from the parent, and answered. */
export function answerTasks<Task>(work: (task: Task) => Promise<unknown>): void {
  process.on('message', async (task: Task) =>
    process.send?.({ answer: await work(task), rssBytes: process.memoryUsage.rss() }),
  )

  // Ends with its parent, however that ends. Leaving politely would wait for a native library to finish.
  process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'))

  // Ctrl-C reaches us too: who is closing the market finishes what is under way, and then ends us.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {})

  process.send?.('ready')
}
