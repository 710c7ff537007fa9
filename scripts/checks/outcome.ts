/** What a check found: how many things were right and wrong, and what it said when something was. */
export type Outcome = { passed: number; failed: number; output: string }

export const ok = (): Outcome => ({ passed: 1, failed: 0, output: '' })
export const wrong = (output: string): Outcome => ({ passed: 0, failed: 1, output })

export type Check = { name: string; run: () => Promise<Outcome> }
