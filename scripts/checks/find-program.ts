import fs from 'node:fs'
import path from 'node:path'
import { runProgram } from './run-program.ts'

/** Every place on the PATH where a program of one of these names would be. */
export function onPath(...names: string[]): string[] {
  const folders = (process.env.PATH ?? '').split(path.delimiter)
  return names.flatMap((name) => folders.map((folder) => path.join(folder, name)))
}

export type Program = { path: string; version: string }

/** The first that is there and runs: a download may lack libraries of the system, and then is none. */
export async function findRunning(places: readonly (string | undefined)[]): Promise<Program | null> {
  for (const place of places) {
    if (!place || !fs.existsSync(place)) continue
    const { code, output } = await runProgram(place, ['--version'], { timeoutMs: 30_000 })
    if (code === 0) return { path: place, version: output.split('\n').at(-1)?.trim() ?? '' }
  }
  return null
}
