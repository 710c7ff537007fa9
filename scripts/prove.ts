// Runs the load, fault and attack proofs of proofs/, all or those that are named: npm run prove -- kill-nine
// With --full at the size the promises are given for.
import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import type { Proof, ProofOptions, ProofResult } from '@ahia/testing/proof'
import { wholeNumber } from './bench/whole-number.ts'

const FOLDER = path.resolve(import.meta.dirname, '../proofs')
const TIMEOUT_MS = 300_000
const FULL_TIMEOUT_MS = 2_400_000 // 'parcels' took 24 minutes on two busy cores
const MAX_RUNS = 200
const MAX_SEED = 1_000_000

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: 'string' }, seed: { type: 'string' }, full: { type: 'boolean', default: false } },
})
const options: ProofOptions = {
  runs: values.runs === undefined ? null : wholeNumber('runs', values.runs, MAX_RUNS),
  seed: values.seed === undefined ? 1 + (Date.now() % MAX_SEED) : wholeNumber('seed', values.seed, MAX_SEED),
  isFull: values.full,
}
const timeoutMs = options.isFull ? FULL_TIMEOUT_MS : TIMEOUT_MS

const proofs = await loadProofs(positionals)
let failed = 0
for (const proof of proofs) if (!(await holds(proof))) failed += 1
console.log(`\n${proofs.length - failed} passed, ${failed} failed`)
// A proof that ran out of time may still hold something open.
process.exit(failed === 0 && proofs.length > 0 ? 0 : 1)

async function loadProofs(wanted: string[]): Promise<Proof[]> {
  const files = fs.readdirSync(FOLDER).filter((file) => file.endsWith('.ts'))
  const all = await Promise.all(files.sort().map((file) => loadProof(path.join(FOLDER, file))))
  const unknown = wanted.filter((name) => !all.some((proof) => proof.name === name))
  if (unknown.length > 0) {
    const names = all.map(({ name }) => name).join(', ')
    throw new Error(`There is no proof ${unknown.join(', ')}; there are ${names}`)
  }
  return wanted.length > 0 ? all.filter(({ name }) => wanted.includes(name)) : all
}

async function loadProof(file: string): Promise<Proof> {
  const { proof }: { proof: Proof } = await import(pathToFileURL(file).href)
  return proof
}

async function holds(proof: Proof): Promise<boolean> {
  const startedAt = performance.now()
  const { figures, faults } = await Promise.race([attempt(proof), giveUp()])
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(0)
  console.log(
    `  ${faults.length === 0 ? '✓ passed' : '✗ failed'}  ${proof.name}: ${proof.promise} (${seconds} s)`,
  )
  if (figures) console.log(`            ${figures}`)
  for (const fault of faults) console.log(`            broken: ${fault}`)
  return faults.length === 0
}

async function attempt(proof: Proof): Promise<ProofResult> {
  try {
    return await proof.run(options)
  } catch (error) {
    return { figures: '', faults: [error instanceof Error ? error.message : String(error)] }
  }
}

async function giveUp(): Promise<ProofResult> {
  await pause(timeoutMs, undefined, { ref: false })
  return { figures: '', faults: [`not done after ${timeoutMs / 1000} s`] }
}
