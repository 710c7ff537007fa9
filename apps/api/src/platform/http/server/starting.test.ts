import { expect, onTestFinished, test } from 'vitest'
import { apiHeaders } from '../security-headers.ts'
import { createHttpServer } from './http-server.ts'
import { listen } from './listen.ts'
import { answerNotYet } from './starting.ts'

test.each([
  ['/healthz', 200],
  ['/', 503],
])('while the server starts, %s gets %i and the security headers', async (path, expected) => {
  const headers = apiHeaders('https://ahia.test')
  const server = createHttpServer(headers).on('request', answerNotYet(headers))
  const port = await listen(server, 0)
  onTestFinished(() => void server.close())

  const answer = await fetch(`http://127.0.0.1:${port}${path}`)

  expect(answer.status).toBe(expected)
  expect(Object.fromEntries(answer.headers)).toMatchObject(headers)
})
