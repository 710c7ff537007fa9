import type pg from 'pg'

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/i
const ADDRESS = /https?:\/\/\S+/g

/** WIN-24: ids are for machines. Addresses of links have them, but the words of an email do not. */
export async function assertNoIdsInEmails(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ subject: string; text: string }>(
    'select subject, text from mailbox_messages',
  )
  const found = rows.find(({ subject, text }) => UUID.test(`${subject} ${text}`.replace(ADDRESS, '')))
  if (found) throw new Error(`The email '${found.subject}' shows an id: ${found.text}`)
}
