import { expect, test } from 'vitest'
import { createProgress } from './progress.ts'

function watch(isTerminal: boolean) {
  const written: string[] = []
  const progress = createProgress((text) => written.push(text), isTerminal)
  return { written, progress }
}

const SECONDS = /\(\d+\.\d s\)/

test('a step prints what was done and how long it took', async () => {
  const { written, progress } = watch(false)

  const result = await progress.step('tables are there', async () => 'done')

  expect(result).toBe('done')
  expect(written).toEqual([expect.stringMatching(/^ {2}✓ tables are there \(\d+\.\d s\)\n$/)])
})

test('on a terminal one line is redrawn until everything is done', () => {
  const { written, progress } = watch(true)
  const report = progress.bar('pictures')

  for (let done = 1; done <= 4; done++) report(done, 4)

  const last = written.pop()
  expect(written).toHaveLength(3)
  for (const text of written) expect(text).toMatch(/^\r[^\n]* pictures: \d of 4$/)
  expect(written[1]).toContain('█'.repeat(12) + '░'.repeat(12))
  expect(last).toMatch(SECONDS)
  expect(last).toMatch(/✓ pictures: 4 .*\n$/)
})

test('on a pipe there is one plain line per tenth, and nothing else', () => {
  const { written, progress } = watch(false)
  const report = progress.bar('pictures')

  for (let done = 1; done <= 200; done++) report(done, 200)

  expect(written).toHaveLength(10)
  expect(written[0]).toBe('    pictures: 20 of 200\n')
  expect(written.at(-1)).toMatch(/^ {2}✓ pictures: 200 \(\d+\.\d s\)\n$/)
  expect(written.join('')).not.toContain('\r')
})
