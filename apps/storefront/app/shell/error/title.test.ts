import { expect, test } from 'vitest'
import { errorTitle } from './title.ts'

test.each([
  [404, 'Page Not Found'],
  [500, 'Server Error'],
  [403, 'Access Forbidden'],
  [400, 'Something Went Wrong'],
  [503, 'Something Went Wrong'],
  [null, 'Something Went Wrong'],
])('ERR-01 status %s is titled %s', (status, title) => {
  expect(errorTitle(status)).toBe(title)
})
