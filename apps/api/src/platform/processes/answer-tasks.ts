/** The loop of a process that `createTaskProcess` starts: reads one task at a time from the parent, and answers it. */
export function answerTasks<Task>(work: (task: Task) => Promise<unknown>): void {
  process.on('message', async (task: Task) =>
    process.send?.({ answer: await work(task), rssBytes: process.memoryUsage.rss() }),
  )

  // Ends with its parent, however that ends. Leaving politely would wait for a native library to finish.
  process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'))

  // Ctrl-C reaches this process too, but the parent finishes running work first, and then ends us.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {})

  process.send?.('ready')
}
