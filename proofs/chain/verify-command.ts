import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { readPeakRssMb } from '@ahia/testing/process-figures'

const COMMAND = path.resolve(import.meta.dirname, '../../apps/api/src/audit-verify.ts')
const LOOK_MS = 20

export type Verified = {
  isIntact: boolean
  /** The first thing that is broken, as the command says it. */
  broken: string | null
  entries: number
  seconds: number
  peakMb: number
}

/** `npm run audit:verify` as a process of its own. */
export async function verifyByCommand(env: Record<string, string>, args: string[] = []): Promise<Verified> {
  const { PATH, HOME, TMPDIR } = process.env
  const child = spawn(process.execPath, [COMMAND, ...args], {
    env: { PATH, HOME, TMPDIR, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let [text, peakMb] = ['', 0]
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      text += chunk.toString()
    })
  const sampler = setInterval(() => {
    peakMb = Math.max(peakMb, peakOf(child.pid ?? 0))
  }, LOOK_MS)
  await once(child, 'close')
  clearInterval(sampler)
  const found = /As they were written: (\d+) entr.*, in ([\d.]+) s/.exec(text)
  if (!found) throw new Error(`audit:verify did not end well: ${text.slice(-500)}`)
  return {
    isIntact: child.exitCode === 0,
    broken: /^Broken: (.*)\.$/m.exec(text)?.[1] ?? null,
    entries: Number(found[1]),
    seconds: Number(found[2]),
    peakMb: Math.round(peakMb),
  }
}

function peakOf(pid: number): number {
  try {
    return readPeakRssMb(pid) || 0
  } catch {
    return 0 // it has ended meanwhile
  }
}
