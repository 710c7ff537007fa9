import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { startProgram } from './start-program.ts'

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'ahia-program-'))
afterAll(() => fs.rmSync(folder, { recursive: true }))

function write(name: string, source: string) {
  const entry = path.join(folder, name)
  fs.writeFileSync(entry, source)
  return { name: 'program', entry, env: { PLACE: 'here' }, says: /^open (\w+)/m }
}

test('a program is ready once it prints its line, and stops on request', async () => {
  const program = startProgram(
    write('lives.mjs', 'console.log("open", process.env.PLACE); setInterval(() => {}, 1000)'),
  )

  expect(await program.opened).toBe('here')
  await program.stop()
  await program.ended
})

test('a program that exits early is reported with its last output', async () => {
  const program = startProgram(write('dies.mjs', 'console.error("no room here"); process.exit(1)'))

  await expect(program.opened).rejects.toThrow('no room here')
})

test('a program that ignores SIGTERM is stopped anyway', async () => {
  const deaf =
    'process.on("SIGTERM", () => {}); process.on("disconnect", () => process.exit()); console.log("open there"); setInterval(() => {}, 1000)'
  const program = startProgram({ ...write('deaf.mjs', deaf), stopMs: 100 })
  await program.opened

  await program.stop()
})
