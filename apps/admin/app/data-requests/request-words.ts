import type { IDENTITIES, OfficeRequest, WHY_REFUSED } from '@ahia/contracts/admin/data-requests'

export const KINDS: Record<OfficeRequest['kind'], string> = {
  ACCESS: 'See what we keep',
  CORRECTION: 'Put something right',
  ERASURE: 'Remove everything',
  OBJECTION: 'Stop a use of their data',
  PORTABILITY: 'Take data elsewhere',
  RESTRICTION: 'Keep, but do not use',
}

/** What finishing one does by itself. */
export const EFFECTS: Record<OfficeRequest['kind'], string> = {
  ACCESS: 'Finishing emails them the link to their data.',
  CORRECTION: 'Customers change their own profile. Answer what they cannot change.',
  ERASURE: 'Erasing needs a second person: propose it.',
  OBJECTION: 'Finishing ends their newsletter.',
  PORTABILITY: 'Finishing emails them the link to their data.',
  RESTRICTION: 'Finishing stops every use of the account, and ends their newsletter.',
}

export const IDENTITY_WORDS: Record<(typeof IDENTITIES)[number], string> = {
  EMAIL_ANSWERED: 'They answered from the address that we know',
  DOCUMENT_SEEN: 'A document was seen',
}

export const WHY_REFUSED_WORDS: Record<(typeof WHY_REFUSED)[number], string> = {
  IDENTITY_UNKNOWN: 'We do not know who asks',
  LAW_KEEPS_IT: 'The law makes us keep it',
  ALREADY_DONE: 'It was done before',
  EXCESSIVE: 'Asked again and again without need',
  NOT_OURS: 'We do not have it',
}
