import type { EnquiryEntry, EnquiryRow } from '@ahia/contracts/admin/enquiries'
import type { TagTone } from '@ahia/ui/tag'

export const STATES: Record<EnquiryRow['state'], readonly [TagTone, string]> = {
  OPEN: ['warn', 'Waiting for us'],
  ANSWERED: ['ok', 'Answered'],
  CLOSED: ['neutral', 'Closed'],
  SPAM: ['danger', 'Spam'],
}

export const SOURCES: Record<EnquiryRow['source'], string> = {
  CONTACT: 'Contact Us',
  LOGISTICS: 'Wants to deliver for us',
}

export const ENTRIES: Record<EnquiryEntry['kind'], string> = {
  REPLY: 'answered by email',
  RECEIVED: 'copied what they answered',
  CLOSED: 'closed it',
  SPAM: 'marked it as spam',
  OPENED: 'opened it again',
  LINKED: 'changed what it is about',
}
