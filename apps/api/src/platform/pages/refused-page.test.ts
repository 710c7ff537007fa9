import { expect, test } from 'vitest'
import { refusedPage } from './refused-page.ts'

test('too many requests show a message and when to try again', () => {
  const message = 'Too many requests. Try again in 7 seconds.'

  const { headers, body } = refusedPage({ status: 429, message, retryAfterSeconds: 7 })

  expect(headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'retry-after': '7',
  })
  expect(body).toContain('<html lang="en-NG">')
  expect(body).toContain('<title>One Moment, Please · Ahia</title>')
  expect(body).toContain(`<p>${message}</p>`)
  expect(body).toContain('It should work again in 7 seconds.')
  expect(body).toContain('<a href="">Try again</a>')
  expect(body).toContain('<a href="/">Go home</a>')
})

test('an error that waiting does not fix promises no time', () => {
  const { headers, body } = refusedPage({ status: 405, message: 'Not allowed', retryAfterSeconds: null })

  expect(headers).not.toHaveProperty('retry-after')
  expect(body).not.toContain('http-equiv')
  expect(body).toContain('<h1>This Page Can Only Be Read</h1>')
})

test('the error page runs and loads nothing, whatever the message contains', () => {
  const message = `<script>alert("1")</script> & <b onclick='x'>`

  const { headers, body } = refusedPage({ status: 418, message, retryAfterSeconds: null })

  expect(headers['content-security-policy']).toContain("default-src 'none'")
  expect(body).toContain(
    '&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; &lt;b onclick=&#39;x&#39;&gt;',
  )
  expect(body).not.toMatch(/<script|<style|<link|<img|style=/)
  expect(body).toContain('<h1>Something Went Wrong</h1>')
})
