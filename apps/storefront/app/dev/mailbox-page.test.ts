import { listEmails } from '@ahia/contracts/developers/mailbox'
import { fail } from '@ahia/testing/open-page'
import { expect, test } from 'vitest'
import { open } from '../../test/open.ts'

test('R16 an address that is none has no emails in the mailbox', async () => {
  const page = await open(`/dev/mailbox?to=${'a'.repeat(300)}`, {
    answers: [fail(listEmails, { status: 422 })],
  })

  expect(page.status).toBe(200)
})
