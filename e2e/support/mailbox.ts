import type { APIRequestContext } from '@playwright/test'

export type KeptEmail = { subject: string; text: string; html: string }

/** The emails to this address, newest first. */
export async function readMailbox(request: APIRequestContext, to: string): Promise<KeptEmail[]> {
  const response = await request.get('/api/v1/dev/mailbox', { params: { to } })
  const { data } = await response.json()
  return data.messages
}
