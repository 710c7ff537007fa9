import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { makeStandIns, type StandIns } from './stand-ins.ts'

// Slow: each test starts the command, and needs Python on Linux as the workshop does.

const COMMAND = path.resolve(import.meta.dirname, '../../../render/render.py')
const HONEY = ['--draft', '--only', 'honey']

let workshop: StandIns
beforeEach(() => {
  workshop = makeStandIns()
})
afterEach(() => rmSync(workshop.folder, { recursive: true }))

function start(args: string[], env: NodeJS.ProcessEnv = {}) {
  const command = spawn('python3', [COMMAND, ...args], { env: { ...workshop.env, ...env } })
  const ended = once(command, 'exit')
  const lines: string[] = []
  const output = createInterface({ input: command.stdout })
  output.on('line', (line) => lines.push(line))
  const failures: Buffer[] = []
  command.stderr.on('data', (chunk: Buffer) => failures.push(chunk))
  const finish = async () => {
    const [code] = await ended
    return { code, lines, failures: Buffer.concat(failures).toString() }
  }
  return { command, output, finish }
}

const linesOf = (notes: string): string[] => readFileSync(notes, 'utf8').split('\n').filter(Boolean)
const rendered = (): string[] => linesOf(workshop.seen)
const draftOf = (file: string): string => path.join(workshop.folder, 'scratch/drafts', file)

test('PIC-07 renders what is missing, skips what exists and writes a contact sheet', async () => {
  const first = await start(HONEY).finish()
  const again = await start(HONEY).finish()

  const files = rendered()
  expect(first).toMatchObject({ code: 0, failures: '' })
  expect(first.lines[0]).toBe(`${files.length} of ${files.length} to render`)
  expect(files.length).toBeGreaterThan(1)
  expect(files.filter((file) => !existsSync(draftOf(file)))).toEqual([])
  expect(again.lines[0]).toBe(`0 of ${files.length} to render`)
  expect(existsSync(path.join(workshop.folder, 'scratch/contact.png'))).toBe(true)
})

test('PIC-07 with --larger it also replaces what has fewer pixels', async () => {
  await start(HONEY).finish() // the stand-in's pictures are one pixel wide

  const large = await start([...HONEY, '--larger', '--side', '1']).finish()
  const small = await start([...HONEY, '--larger', '--side', '2']).finish()

  const count = rendered().length / 2
  expect(large.lines[0]).toBe(`0 of ${count} to render`)
  expect(small.lines[0]).toBe(`${count} of ${count} to render`)
})

test('PIC-07 stopped in the middle, it keeps what is finished and continues with the rest', async () => {
  const { command, output, finish } = start(HONEY, { SLOW: '1' })
  for await (const line of output) if (line.includes('TOOK')) break
  command.kill('SIGTERM')
  const stopped = await finish()
  const [kept] = rendered()

  const continued = await start(HONEY).finish()

  const files = rendered()
  expect(stopped.code).toBe(1)
  expect(stopped.failures).toContain('stopped; what is finished stays')
  expect(files.filter((file) => file === kept)).toHaveLength(1)
  expect(continued.lines[0]).toBe(`${files.length - 1} of ${files.length} to render`)
})

test('PIC-07 takes only idle time, unless a priority is given', async () => {
  await start(HONEY).finish()
  await start([...HONEY, '--again', '--nice', '3']).finish()

  expect(linesOf(workshop.priorities)).toEqual(['chrt -i 0', 'nice -n 19', 'nice -n 3'])
})
