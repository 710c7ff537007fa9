import { spawn } from 'node:child_process'
import path from 'node:path'

export const root = path.resolve(import.meta.dirname, '../..')

export type Finished = { code: number; output: string }

type Settings = { cwd?: string; env?: Record<string, string>; timeoutMs?: number }

/** Runs a program to its end and keeps what it said. */
export function runProgram(
  program: string,
  args: string[],
  { cwd, env, timeoutMs }: Settings = {},
): Promise<Finished> {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: cwd ?? root,
      env: { ...process.env, NO_COLOR: '1', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: timeoutMs,
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString()
      })
    }
    child.on('error', (error) => resolve({ code: 1, output: error.message }))
    child.on('close', (code) => resolve({ code: code ?? 1, output: output.trim() }))
  })
}
