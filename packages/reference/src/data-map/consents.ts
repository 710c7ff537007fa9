export const CONSENT_PURPOSES = ['NEWSLETTER', 'GENDER', 'MODEL_WORDING', 'DISPUTE_PICTURES'] as const
export type ConsentPurpose = (typeof CONSENT_PURPOSES)[number]

type ConsentText = {
  /** On screen. */
  label: string
  /** What somebody agrees to; kept with the consent. Another wording is another version. */
  words: string
  version: string
}

/** PRIV-07: what we ask for consent to, in the words that are shown. */
export const CONSENTS: Record<ConsentPurpose, ConsentText> = {
  NEWSLETTER: {
    label: 'Newsletter',
    words: 'Send me the newsletter by email. Every issue has a link that ends it.',
    version: '2026-11-17',
  },
  GENDER: {
    label: 'Gender in your profile',
    words: 'Keep the gender that I chose in my profile. Taking this back deletes it.',
    version: '2026-11-17',
  },
  MODEL_WORDING: {
    label: 'A language model in the chat',
    words:
      'A language model may work out what I ask in the chat and word the reply. It is sent the message I just wrote and the products found for it, nothing else about me.',
    version: '2026-11-18',
  },
  DISPUTE_PICTURES: {
    label: 'Pictures with a complaint',
    words: 'The shop and your team may look at the pictures that I add to a complaint, to settle it.',
    version: '2026-11-17',
  },
}
