import type { Closing } from '#platform/closing.ts'
import type { Config } from '#platform/config.ts'
import type { Log } from '#platform/log.ts'
import type { DeliverEmail } from '#providers/mail/email.ts'
import type { Db } from '#tables.ts'
import { keepInMailbox } from './keep-in-mailbox.ts'

type Opening = { mail: Config['mail']; db: Db; log: Log; closing: Closing }

/** Where mail goes: to the server that was named, else into the mailbox that the browser can open. */
export async function openMail({ mail, db, log, closing }: Opening): Promise<DeliverEmail> {
  if (mail.way === 'mailbox') return (message) => keepInMailbox({ db }, message)
  // Only who sends mail loads what speaks to mail servers.
  const { smtpMail } = await import('#providers/mail/smtp-mail.ts')
  const { deliver, close } = smtpMail({ url: mail.url, from: mail.from, log })
  closing.add('mail', async () => close())
  return deliver
}
