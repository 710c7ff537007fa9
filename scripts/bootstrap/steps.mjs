import { spawn } from 'node:child_process'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..')

/** Something a person can mend: shown as one line, without a stack. */
export class Fault extends Error {}

export const say = (line) => process.stderr.write(`${line}\n`)

const TICK_MS = 1000
const LINE_EVERY_S = 15

/** Shows that something long is going on, and how long it took in the end. */
export async function step(title, work) {
  const startedAt = Date.now()
  const seconds = () => (Date.now() - startedAt) / 1000
  const timer = setInterval(() => {
    if (process.stderr.isTTY) process.stderr.write(`\r  … ${title} ${Math.round(seconds())} s`)
    else if (Math.round(seconds()) % LINE_EVERY_S === 0) say(`  … ${title} ${Math.round(seconds())} s`)
  }, TICK_MS)
  try {
    const result = await work()
    if (process.stderr.isTTY) process.stderr.write('\r\u001b[K')
    say(`  ✓ ${title} (${seconds().toFixed(1)} s)`)
    return result
  } finally {
    clearInterval(timer)
  }
}

/** Runs quietly; returns the exit code and the output. */
export function run(program, args, { onStart = () => {}, ...options } = {}) {
  return new Promise((resolve) => {
    const child = spawn(program, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
    if (child.pid) onStart(child.pid)
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => {
        output = (output + chunk).slice(-8000)
      })
    }
    child.on('error', (error) => resolve({ code: 1, output: error.message }))
    child.on('close', (code) => resolve({ code: code ?? 1, output: output.trim() }))
  })
}
