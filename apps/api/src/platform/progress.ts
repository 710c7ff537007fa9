/** What a person at a terminal sees while the house opens; logs are for later, this is for now. */
export function createProgress(write: (text: string) => void = (text) => process.stdout.write(text)) {
  return {
    say: (line: string) => write(`${line}\n`),
    /** Says what is being done, then how long it took. */
    step: async <Result>(title: string, work: () => Promise<Result>): Promise<Result> => {
      const startedAt = performance.now()
      const result = await work()
      write(`  ✓ ${title} (${((performance.now() - startedAt) / 1000).toFixed(1)} s)\n`)
      return result
    },
  }
}

export type Progress = ReturnType<typeof createProgress>
