type End = () => unknown

const ends: End[] = []

/**
 * For what is opened while a test file runs: closed after its last test, the newest first. `afterAll` is heard only while
 * the file is read; in a hook or in a test it is lost without a word.
 */
export const atEndOfFile = (end: End): void => void ends.push(end)

/** Ends all of it, also after one that failed. */
export async function endFile(): Promise<void> {
  const faults: unknown[] = []
  for (let end = ends.pop(); end; end = ends.pop()) {
    try {
      await end()
    } catch (error) {
      faults.push(error)
    }
  }
  if (faults.length > 0) throw faults[0]
}
