import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { expect, test } from 'vitest'
import { UnsentAnswers } from './unsent-answers.ts'

/** A response of about this size that is made but not read. */
function unread(answers: UnsentAnswers, address: string, bytes: number): ServerResponse {
  const response = new ServerResponse(new IncomingMessage(new Socket()))
  answers.watch(address, response)
  response.write('x'.repeat(bytes))
  response.emit('prefinish')
  return response
}

const areCut = (responses: ServerResponse[]) => responses.map(({ destroyed }) => destroyed)

test('R30 beyond its bound the oldest unread response of an address is cut off', () => {
  const answers = new UnsentAnswers({ perAddressBytes: 25_000, totalBytes: 1_000_000 })

  const [honest, ...greedy] = ['honest', 'greedy', 'greedy', 'greedy', 'greedy'].map((address) =>
    unread(answers, address, 10_000),
  )

  expect(honest?.destroyed).toBe(false)
  expect(areCut(greedy)).toEqual([true, true, false, false])
})

test('R30 beyond the bound for all, the address that holds most is cut off first', () => {
  const answers = new UnsentAnswers({ perAddressBytes: 1_000_000, totalBytes: 35_000 })

  const responses = ['honest', 'greedy', 'greedy', 'another'].map((address) =>
    unread(answers, address, 10_000),
  )

  expect(areCut(responses)).toEqual([false, true, false, false])
})

test('responses that were read count no more', () => {
  const answers = new UnsentAnswers({ perAddressBytes: 25_000, totalBytes: 1_000_000 })
  for (let read = 0; read < 10; read += 1) unread(answers, 'a', 10_000).emit('close')

  expect(unread(answers, 'a', 10_000).destroyed).toBe(false)
})
