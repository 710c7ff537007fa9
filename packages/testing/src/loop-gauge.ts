// Loaded into a market with `--import`, to measure from inside how long a request holds its event loop.
import { isMainThread } from 'node:worker_threads'
import { type LoopHold, READ_LOOP } from './loop-hold.ts'

const TICK_MS = 1

let longest: LoopHold = { cpuMs: 0, wallMs: 0, totalCpuMs: 0 }
let last = now()
let timer: NodeJS.Timeout | null = null

function now(): { cpuMs: number; wallMs: number } {
  const { user, system } = process.threadCpuUsage()
  return { cpuMs: (user + system) / 1000, wallMs: performance.now() }
}

function measure(): void {
  const { cpuMs, wallMs } = now()
  longest = {
    cpuMs: Math.max(longest.cpuMs, cpuMs - last.cpuMs),
    wallMs: Math.max(longest.wallMs, wallMs - last.wallMs),
    totalCpuMs: longest.totalCpuMs + cpuMs - last.cpuMs,
  }
  last = { cpuMs, wallMs }
}

/** Returns the longest hold since the last reading; the first reading starts the gauge. */
function read(): LoopHold {
  if (timer !== null) measure()
  const reading = longest
  longest = { cpuMs: 0, wallMs: 0, totalCpuMs: 0 }
  last = now()
  timer ??= setInterval(measure, TICK_MS).unref()
  return reading
}

// The processes and threads that a market starts load this too, and are sent other messages.
if (isMainThread && process.send)
  process.on('message', (message) => {
    if (message === READ_LOOP) process.send?.(read())
  })
