/** P29: what happens with each of the provider's test cards; any date to come will do. */
export type TestCard = {
  name: 'success' | 'declined' | 'insufficient-funds' | 'refund-failed' | 'refund-needs-attention'
  label: string
  number: string
  cvv: string
  /** What the bank says. */
  says: string
  outcome: 'success' | 'failed'
  refundEnding: 'processed' | 'failed' | 'needs-attention'
}

const approved = { says: 'Successful', outcome: 'success', refundEnding: 'processed' } as const

export const TEST_CARDS: readonly TestCard[] = [
  { ...approved, name: 'success', label: 'Succeeds', number: '4084084084084081', cvv: '408' },
  {
    ...approved,
    name: 'declined',
    label: 'Is declined',
    number: '4084080000005408',
    cvv: '001',
    says: 'Declined',
    outcome: 'failed',
  },
  {
    ...approved,
    name: 'insufficient-funds',
    label: 'Has too little money',
    number: '4084080000670037',
    cvv: '787',
    says: 'Insufficient Funds',
    outcome: 'failed',
  },
  {
    ...approved,
    name: 'refund-failed',
    label: 'Succeeds; a refund fails',
    number: '4084080000671803',
    cvv: '180',
    refundEnding: 'failed',
  },
  {
    ...approved,
    name: 'refund-needs-attention',
    label: 'Succeeds; a refund waits for details',
    number: '4084080000671902',
    cvv: '190',
    refundEnding: 'needs-attention',
  },
]

export const findCard = (number: string): TestCard | null =>
  TEST_CARDS.find((card) => card.number === number.replaceAll(/[\s-]/g, '')) ?? null
