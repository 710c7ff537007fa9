/** One answer that is no clear error; `name` replays it. */
export type Finding = {
  name: string
  /** The endpoint, or how the request is malformed. */
  target: string
  fault: string
  /** The error code of the answer, and what the market's log says of it. */
  cause: string
  details: string
}

/** None is hidden behind many of another kind: each kind is shown once, with how many there are and one to replay. */
export function describeFindings(findings: readonly Finding[], seed: number): string[] {
  const groups = Map.groupBy(findings, ({ target, fault, cause }) => `${target}\n${fault}\n${cause}`)
  return [...groups.values()]
    .toSorted((a, b) => b.length - a.length)
    .flatMap((alike) => {
      const [first] = alike
      if (!first) return []
      const { target, fault, cause, name, details } = first
      const count = `${alike.length} × ${target} ${fault}${cause && ` (${cause})`}`
      return [`✗ ${count}: --seed ${seed} --only ${name}\n      ${details}`]
    })
}

type Answered = { body: string }

/** The code of an error, and what the market's log says of this very request. */
export function causeOf({ body }: Answered, log: string): string {
  const answer = readObject(body)
  const requestId = answer.get('requestId')
  const line =
    typeof requestId === 'string'
      ? log.split('\n').findLast((one) => one.includes(`"requestId":"${requestId}"`))
      : undefined
  return [answer.get('code'), ...loggedCauses(readObject(line ?? ''))]
    .filter((part) => typeof part === 'string' && part !== '')
    .join(': ')
}

function loggedCauses(line: Map<string, unknown>): unknown[] {
  const error = toMap(line.get('err'))
  const inner = toMap(error.get('cause'))
  return [line.get('code'), line.get('reason'), error.get('message'), inner.get('code'), inner.get('message')]
}

function readObject(text: string): Map<string, unknown> {
  try {
    return toMap(JSON.parse(text))
  } catch {
    return new Map()
  }
}

const toMap = (value: unknown): Map<string, unknown> =>
  new Map(typeof value === 'object' && value !== null ? Object.entries(value) : [])
