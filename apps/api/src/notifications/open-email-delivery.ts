import type { Closing } from '#platform/closing.ts'
import type { Config } from '#platform/config.ts'
import type { Log } from '#platform/log.ts'
import type { DeliverEmail } from '#providers/email/email.ts'
import type { Db } from '#tables.ts'
import { storeInMailbox } from './store-in-mailbox.ts'

type Opening = { email: Config['email']; db: Db; log: Log; closing: Closing }

/** Delivers email through the configured server, else into the developer's mailbox. */
export async function openEmailDelivery({ email, db, log, closing }: Opening): Promise<DeliverEmail> {
  if (email.way === 'mailbox') return (message) => storeInMailbox({ db }, message)
  // Loads the SMTP client only when it is needed.
  const { createSmtpDelivery } = await import('#providers/email/smtp-delivery.ts')
  const { deliver, close } = createSmtpDelivery({ url: email.url, from: email.from, log })
  closing.add('mail', async () => close())
  return deliver
}
