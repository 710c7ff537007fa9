import { expectAccessible } from '../support/accessibility.ts'
import { aFullReply, answerWith, field, inWords, log, openChat, say } from '../support/assistant-steps.ts'
import { expect, test } from '../support/test.ts'

test('CHAT-01, CHAT-06 the chat’s greeting, replies, cards, table and sign-in link meet WCAG 2.2 AA', async ({
  page,
}) => {
  const replies = [await aFullReply(page), inWords('Please sign in to see your orders.')]
  await answerWith(page, () => replies.shift() ?? inWords('Yes.'))
  await openChat(page)
  await say(page, 'compare these two')
  await say(page, 'where is my order')
  await expect(log(page).getByRole('link', { name: 'Sign in' })).toHaveAttribute(
    'href',
    '/auth?next=%2Fabout',
  )
  await page.setViewportSize({ width: 360, height: 740 })
  await expect(field(page)).toBeVisible()
  await expectAccessible(page)
})
