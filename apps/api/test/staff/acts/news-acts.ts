import { randomUUID } from 'node:crypto'
import * as announcements from '@ahia/contracts/admin/announcements'
import * as enquiries from '@ahia/contracts/admin/enquiries'
import { proposeRates } from '@ahia/contracts/admin/rates'
import { sendMessage } from '@ahia/contracts/contact'
import type { AnnouncementId, EnquiryEntryId, EnquiryId } from '@ahia/contracts/ids'
import { type Act, inHours, type Office } from './act.ts'

/** What leaves the market as words: answers, announcements, new prices. */
export async function newsActs(office: Office): Promise<Act[]> {
  return [...(await enquiryActs(office)), ...announcementActs(office), ...rateActs(office)]
}

async function enquiryActs({ api, support }: Office): Promise<Act[]> {
  const message = { name: 'Ada', email: 'asks@example.com', subject: 'Where?', message: 'Where is it?' }
  await api.call(sendMessage, message)
  const { rows } = await api.pool.query('select id from contact_messages where email = $1', [message.email])
  const id: EnquiryId = rows[0].id
  const seen = async () => {
    const { version } = (await support.call(enquiries.getEnquiry, { id })).enquiry
    return { id, version, entryId: randomUUID() as EnquiryEntryId }
  }
  return [
    {
      endpoint: enquiries.replyToEnquiry,
      run: async () => support.call(enquiries.replyToEnquiry, { ...(await seen()), words: 'It comes.' }),
    },
    {
      endpoint: enquiries.recordReceived,
      run: async () => support.call(enquiries.recordReceived, { ...(await seen()), words: 'When?' }),
    },
    {
      endpoint: enquiries.fileEnquiry,
      run: async () => support.call(enquiries.fileEnquiry, { ...(await seen()), step: 'CLOSED' }),
    },
    {
      endpoint: enquiries.linkEnquiry,
      run: async () => support.call(enquiries.linkEnquiry, { ...(await seen()), order: null, shop: null }),
    },
  ]
}

function announcementActs({ merchants }: Office): Act[] {
  const id = randomUUID() as AnnouncementId
  const draft = {
    ...{ kind: 'NEWS' as const, group: 'ALL' as const, subject: 'Sale', words: 'It begins on Monday.' },
    ...{ sendsAt: inHours(24), holdsFrom: null },
  }
  const seen = async () => {
    const { version } = (await merchants.call(announcements.getAnnouncement, { id })).announcement
    return { id, version }
  }
  return [
    {
      endpoint: announcements.makeAnnouncement,
      run: () => merchants.call(announcements.makeAnnouncement, { id, ...draft }),
    },
    {
      endpoint: announcements.changeAnnouncement,
      run: async () => merchants.call(announcements.changeAnnouncement, { ...(await seen()), ...draft }),
    },
    {
      endpoint: announcements.testAnnouncement,
      run: () => merchants.call(announcements.testAnnouncement, { id }),
    },
    {
      endpoint: announcements.sendAnnouncement,
      run: async () =>
        merchants.call(announcements.sendAnnouncement, { ...(await seen()), why: 'They need to know.' }),
    },
    {
      endpoint: announcements.cancelAnnouncement,
      run: async () => merchants.call(announcements.cancelAnnouncement, await seen()),
    },
  ]
}

function rateActs({ maker }: Office): Act[] {
  const change = {
    book: 'DELIVERY' as const,
    from: inHours(24),
    changes: [{ key: 'EDO:NEAR', value: 4_000 }],
  }
  return [{ endpoint: proposeRates, run: () => maker.call(proposeRates, { ...change, why: 'Costs rose.' }) }]
}
