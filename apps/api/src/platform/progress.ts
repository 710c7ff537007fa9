const BAR_WIDTH = 24
const LINES_ON_A_PIPE = 10

/** What a person at a terminal sees while the app starts; logs are for later, this is for now. */
export function createProgress(
  write: (text: string) => void = (text) => process.stdout.write(text),
  isTerminal: boolean = process.stdout.isTTY ?? false,
) {
  return {
    say: (line: string) => write(`${line}\n`),
    /** Says what is being done, then how long it took. */
    step: async <Result>(title: string, work: () => Promise<Result>): Promise<Result> => {
      const startedAt = performance.now()
      const result = await work()
      write(`  ✓ ${title} (${secondsSince(startedAt)} s)\n`)
      return result
    },
    /** For work of known length; to be told each time a piece is done. Nothing is shown where nothing was to do. */
    bar: (title: string): ((done: number, total: number) => void) => {
      const startedAt = performance.now()
      const show = isTerminal ? redrawnLine(title, write) : fewLines(title, write)
      return (done, total) => {
        if (done < total) show(done, total)
        else write(`${isTerminal ? CLEAR : ''}  ✓ ${title}: ${total} (${secondsSince(startedAt)} s)\n`)
      }
    },
  }
}

export type Progress = ReturnType<typeof createProgress>

const CLEAR = '\r\x1b[2K'

const secondsSince = (startedAt: number): string => ((performance.now() - startedAt) / 1000).toFixed(1)

const redrawnLine = (title: string, write: (text: string) => void) => (done: number, total: number) => {
  const full = Math.floor((done / total) * BAR_WIDTH)
  write(`${CLEAR}  ${'█'.repeat(full)}${'░'.repeat(BAR_WIDTH - full)} ${title}: ${done} of ${total}`)
}

/** A log file is not redrawn, so it gets a line only now and then. */
function fewLines(title: string, write: (text: string) => void) {
  let written = 0
  return (done: number, total: number) => {
    const tenths = Math.floor((done / total) * LINES_ON_A_PIPE)
    if (tenths <= written) return
    written = tenths
    write(`    ${title}: ${done} of ${total}\n`)
  }
}
