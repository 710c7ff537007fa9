import fs from 'node:fs'
import { readExport } from '../../apps/api/src/audit/audit-file.ts'
import { verifyAudit } from '../../apps/api/src/audit/verify-audit.ts'
import { publicKeyFrom } from '../../apps/api/src/platform/keys/ed25519.ts'

type Flipping = { file: string; publicKey: string; times: number; random: () => number }

/** Flips one bit of one byte of an export, again and again; returns those that were not named by exactly their entry. */
export async function flipBytes({ file, publicKey, times, random }: Flipping): Promise<string[]> {
  const lines = fs.readFileSync(file, 'utf8').trimEnd().split('\n')
  const key = publicKeyFrom(Buffer.from(publicKey, 'hex'))
  const missed: string[] = []
  for (let time = 0; time < times; time += 1) {
    const place = 1 + Math.floor(random() * (lines.length - 1))
    const changed = lines.with(place, flipped(lines[place] ?? '', random))
    const { broken } = await verifyAudit(await readExport(asOne(changed)), key)
    if (!broken?.startsWith(`entry ${place} `)) missed.push(`entry ${place}: ${broken ?? 'not noticed'}`)
  }
  return missed
}

function flipped(line: string, random: () => number): string {
  const at = Math.floor(random() * line.length)
  const bit = 1 << Math.floor(random() * 7) // ASCII stays ASCII
  return line.slice(0, at) + String.fromCharCode(line.charCodeAt(at) ^ bit) + line.slice(at + 1)
}

async function* asOne(lines: readonly string[]) {
  yield lines
}
