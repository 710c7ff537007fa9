import type { Closing } from '#platform/closing.ts'
import type { Config } from '#platform/config.ts'
import type { Log } from '#platform/log.ts'
import type { DeliverEmail } from '#providers/email/email.ts'
import type { Db } from '#tables.ts'
import { storeInMailbox } from './store-in-mailbox.ts'

type Opening = { email: Config['email']; db: Db; log: Log; closing: Closing }

/** Where email goes: to the server that was named, else into the mailbox that the browser can open. */
export async function openEmailDelivery({ email, db, log, closing }: Opening): Promise<DeliverEmail> {
  if (email.way === 'mailbox') return (message) => storeInMailbox({ db }, message)
  // Only who sends email loads what speaks to mail servers.
  const { createSmtpDelivery } = await import('#providers/email/smtp-delivery.ts')
  const { deliver, close } = createSmtpDelivery({ url: email.url, from: email.from, log })
  closing.add('mail', async () => close())
  return deliver
}
