import { expect, test } from 'vitest'
import { batch } from './batch.ts'

/** Answers with what was asked, when it is let go on. */
function deferred() {
  const rounds: number[][] = []
  const gates: (() => void)[] = []
  const ask = batch(async (questions: readonly number[]) => {
    rounds.push([...questions])
    await new Promise<void>((resolve) => gates.push(resolve))
    return questions.map((question) => `answer ${question}`)
  })
  return { rounds, ask, goOn: () => gates.shift()?.() }
}

test('calls made while a batch runs are sent together in the next one', async () => {
  const { rounds, ask, goOn } = deferred()

  const first = ask(1)
  const later = Promise.all([ask(2), ask(3), ask(4)])
  goOn()
  await first
  await expect.poll(() => rounds.length).toBe(2)
  goOn()

  expect([await first, ...(await later)]).toEqual(['answer 1', 'answer 2', 'answer 3', 'answer 4'])
  expect(rounds).toEqual([[1], [2, 3, 4]])
})

test('one failing call does not fail the others of its batch', async () => {
  const ask = batch(async (questions: readonly number[]) => {
    await Promise.resolve()
    if (questions.includes(3)) throw new Error('not three')
    return questions
  })

  const answers = await Promise.allSettled([ask(1), ask(2), ask(3), ask(4)])

  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled'])
})

test('it works again after a failure and after a pause', async () => {
  let isDown = true
  const ask = batch(async (questions: readonly number[]) => {
    if (isDown) throw new Error('down')
    return questions
  })
  await expect(ask(1)).rejects.toThrow('down')
  isDown = false

  await expect(ask(2)).resolves.toBe(2)
})
