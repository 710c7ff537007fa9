import type { IDENTITIES, OfficeRequest, WHY_REFUSED } from '@ahia/contracts/admin/data-requests'

export const KINDS: Record<OfficeRequest['kind'], string> = {
  ACCESS: 'See what we keep',
  CORRECTION: 'Correct something',
  ERASURE: 'Remove everything',
  OBJECTION: 'Stop using their data for something',
  PORTABILITY: 'Take data elsewhere',
  RESTRICTION: "Keep, but don't use",
}

/** What finishing one does by itself. */
export const EFFECTS: Record<OfficeRequest['kind'], string> = {
  ACCESS: 'Finishing emails them the link to their data.',
  CORRECTION: 'Customers change their own profile. Answer what they cannot change.',
  ERASURE: 'A colleague must agree to erase them. Propose it first.',
  OBJECTION: 'Finishing ends their newsletter.',
  PORTABILITY: 'Finishing emails them the link to their data.',
  RESTRICTION: 'Finishing stops every use of the account, and ends their newsletter.',
}

export const IDENTITY_WORDS: Record<(typeof IDENTITIES)[number], string> = {
  EMAIL_ANSWERED: 'They replied from the address we have',
  DOCUMENT_SEEN: "We've seen a document",
}

export const WHY_REFUSED_WORDS: Record<(typeof WHY_REFUSED)[number], string> = {
  IDENTITY_UNKNOWN: "We don't know who is asking",
  LAW_KEEPS_IT: 'The law requires us to keep it',
  ALREADY_DONE: "We've already done this",
  EXCESSIVE: 'Repeated without need',
  NOT_OURS: "We don't have it",
}
