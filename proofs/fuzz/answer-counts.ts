/** How the market answered, in ten parts of the run: a part in which nobody is known tests nothing but the door. */
export type AnswerCounts = {
  add(number: number, status: number, isSignedIn: boolean): void
  describe(): string[]
  /** null when all is well. */
  findFault(): string | null
}

type Part = { classes: Map<string, number>; signedIn: number; notKnown: number }

const PARTS = 10
/** Of the requests with a token that is still good; some go to calls for another kind of account. */
const MAX_NOT_KNOWN_SHARE = 0.2

export function createAnswerCounts(requests: number): AnswerCounts {
  const parts = Array.from({ length: PARTS }, (): Part => ({ classes: new Map(), signedIn: 0, notKnown: 0 }))
  return {
    add(number, status, isSignedIn) {
      const part = parts[Math.floor(((number - 1) / requests) * PARTS)]
      if (!part) throw new Error(`There is no request ${number} among ${requests}`)
      const name = status === 401 ? '401' : status === 0 ? 'closed' : `${Math.floor(status / 100)}xx`
      part.classes.set(name, (part.classes.get(name) ?? 0) + 1)
      if (!isSignedIn) return
      part.signedIn += 1
      if (status === 401) part.notKnown += 1
    },
    describe: () => parts.map((part, at) => `part ${at + 1} of ${PARTS}: ${describePart(part)}`),
    findFault() {
      const at = parts.findIndex(({ signedIn, notKnown }) => notKnown > signedIn * MAX_NOT_KNOWN_SHARE)
      if (at < 0) return null
      return `in part ${at + 1} of ${PARTS} too many who are signed in are not known`
    },
  }
}

function describePart({ classes, signedIn, notKnown }: Part): string {
  const counts = [...classes].sort(([a], [b]) => a.localeCompare(b)).map(([name, n]) => `${n} × ${name}`)
  return `${counts.join(', ')}; ${notKnown} of ${signedIn} who are signed in are not known`
}
