/** Something that happens by itself at a moment that is written down. */
export type Duty = { nextAt(): number | null; run(now: number): void }

/** setTimeout counts in 32 bits. */
const LONGEST_MS = 2_000_000_000

/** Does what is due. Moments stand in the store, so that a restart forgets none. */
export class Timetable {
  readonly #duties: Duty[] = []
  #timer: NodeJS.Timeout | undefined
  #isStopped = false

  add(duty: Duty): void {
    this.#duties.push(duty)
  }

  /** To be called whenever something new may be due. */
  wake(): void {
    clearTimeout(this.#timer)
    if (this.#isStopped) return
    const moments = this.#duties.map((duty) => duty.nextAt()).filter((moment) => moment !== null)
    if (moments.length === 0) return
    const waitMs = Math.min(Math.max(Math.min(...moments) - Date.now(), 0), LONGEST_MS)
    this.#timer = setTimeout(() => this.#runDue(), waitMs)
  }

  stop(): void {
    this.#isStopped = true
    clearTimeout(this.#timer)
  }

  #runDue(): void {
    const now = Date.now()
    for (const duty of this.#duties) {
      const dueAt = duty.nextAt()
      if (dueAt !== null && dueAt <= now) duty.run(now)
    }
    this.wake()
  }
}
