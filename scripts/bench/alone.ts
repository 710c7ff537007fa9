import type { Target } from './target.ts'

/** Enough that p99 is not the slowest one: in some 300 requests a server collects its garbage once, for 50 ms and more. */
const TIMES = 200

type Asked = Pick<Target, 'name' | 'paths' | 'headers' | 'way'>

/** One after the other, as one phone asks: with 16 at once on two cores a figure is mostly waiting. */
export async function timeAlone(target: Asked, url: string): Promise<number[]> {
  const times = await timeEach(TIMES, (at) => askOnce(target, url, at))
  console.log(`  ${target.name}, alone: ${inWords(times)}`)
  return times
}

async function askOnce({ way, paths, headers }: Asked, url: string, at: number): Promise<void> {
  if (way) {
    if (!(await way(at))) throw new Error('It was refused')
    return
  }
  const answer = await fetch(`${url}${paths[0]}`, { headers })
  await answer.arrayBuffer()
  if (!answer.ok) throw new Error(`${paths[0]}: ${answer.status}`)
}

/** In milliseconds; the first two are left out, as nobody has asked before them. */
export async function timeEach(times: number, act: (at: number) => Promise<unknown>): Promise<number[]> {
  const taken: number[] = []
  for (let at = 0; at < times + 2; at += 1) {
    const startedAt = performance.now()
    await act(at)
    taken.push(performance.now() - startedAt)
  }
  return taken.slice(2)
}

const atShare = (times: readonly number[], share: number): number =>
  times.toSorted((a, b) => a - b)[Math.ceil(times.length * share) - 1] ?? Number.NaN

export const medianOf = (times: readonly number[]): number => atShare(times, 0.5)

export function inWords(times: readonly number[]): string {
  const at = (share: number) => atShare(times, share).toFixed(1)
  return `p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, p99 ${at(0.99)} ms of ${times.length}`
}
