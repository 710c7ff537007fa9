import { type Dispute, disputeSchema } from '@ahia/contracts/shapes/dispute'

/** ADMIN-24: a complaint about a pot that the shop has answered; `facts` replace what differs. */
export const sampleDispute = (facts: Partial<Dispute> = {}): Dispute =>
  disputeSchema.parse({
    _id: '00000000-0000-4000-a000-000000000077',
    orderId: '00000000-0000-4000-a000-000000000001',
    kind: 'PROBLEM',
    stage: 'WITH_SHOP',
    openedAt: '2026-11-09T14:10:00.000Z',
    lines: [
      { position: 0, name: 'Pot', choices: [], image: null, quantity: 1, price: 5_000, lineTotal: 5_000 },
    ],
    answerBy: '2026-11-12T14:10:00.000Z',
    escalatesAt: '2026-11-16T14:10:00.000Z',
    escalatedBy: null,
    decidesBy: null,
    messages: [
      {
        _id: '00000000-0000-4000-a000-000000000078',
        by: 'SHOP',
        asks: null,
        at: '2026-11-10T09:30:00.000Z',
        words: '<b>Packed</b> well',
        photos: 0,
      },
    ],
    decisions: [],
    appeal: null,
    appealUntil: null,
    actions: ['WRITE', 'ESCALATE'],
    ...facts,
  })
