export type EnquiryState = 'OPEN' | 'ANSWERED' | 'CLOSED' | 'SPAM'
export type EnquiryEntryKind = 'REPLY' | 'RECEIVED' | 'CLOSED' | 'SPAM' | 'OPENED' | 'LINKED'

type Step = {
  from: readonly EnquiryState[]
  /** null: it stays as it is. */
  to: EnquiryState | null
  /** From now on it waits for us. */
  waitsAgain?: true
}

const NOT_SPAM = ['OPEN', 'ANSWERED', 'CLOSED'] as const

/** ADMIN-52: what may happen to an enquiry. What was called spam is opened first, so that no answer goes out by mistake. */
export const ENQUIRY_STEPS: Record<EnquiryEntryKind, Step> = {
  REPLY: { from: NOT_SPAM, to: 'ANSWERED' },
  RECEIVED: { from: NOT_SPAM, to: 'OPEN', waitsAgain: true },
  CLOSED: { from: ['OPEN', 'ANSWERED'], to: 'CLOSED' },
  SPAM: { from: NOT_SPAM, to: 'SPAM' },
  OPENED: { from: ['ANSWERED', 'CLOSED', 'SPAM'], to: 'OPEN', waitsAgain: true },
  LINKED: { from: ['OPEN', 'ANSWERED', 'CLOSED', 'SPAM'], to: null },
}
