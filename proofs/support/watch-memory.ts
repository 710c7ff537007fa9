import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import { readRssMb } from '@ahia/testing/process-figures'

/** In megabytes: a process, and the child processes that it starts while it is watched. */
export type Memory = { rest: number; peak: number; besidePeak: number }

const EVERY_MS = 20

/** Samples a process and its children; children that were already running do not count. */
export function watchMemory(pid: number): { memory: Memory; stop: () => void } {
  const known = new Set(listChildren(pid))
  const rest = readRssMb(pid)
  const memory: Memory = { rest, peak: rest, besidePeak: 0 }
  const look = () => {
    const others = listChildren(pid).filter((child) => !known.has(child))
    const beside = others.reduce((sum, child) => sum + rssOf(child), 0)
    memory.peak = Math.max(memory.peak, readRssMb(pid))
    memory.besidePeak = Math.max(memory.besidePeak, beside)
  }
  const sampler = setInterval(look, EVERY_MS)
  return { memory, stop: () => clearInterval(sampler) }
}

/** Of those that its main thread has started. */
function listChildren(pid: number): number[] {
  const list =
    process.platform === 'linux'
      ? fs.readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
      : execFileSync('ps', ['-axo', 'ppid=,pid='], { encoding: 'utf8' }).replaceAll(
          new RegExp(`^ *(?:${pid} +(\\d+)|.*)$`, 'gm'),
          '$1',
        )
  return list.split(/\s+/).filter(Boolean).map(Number)
}

function rssOf(pid: number): number {
  try {
    return readRssMb(pid)
  } catch {
    return 0 // it has ended meanwhile
  }
}
