import type { Receipt } from '../receipt/receipt.rules.ts'

/** What is said of one order: facts, then what happened, first things first. */
export type EvidencePage = {
  facts: { label: string; value: string }[]
  happened: { what: string; when: string }[]
}

/** ADMIN-27: as one document that can be drawn like a receipt. */
export const toEvidencePage = (
  head: Pick<Receipt, 'title' | 'facts'>,
  pages: readonly EvidencePage[],
): Receipt => ({
  title: head.title,
  facts: [...head.facts, ...pages.flatMap(({ facts }) => facts)],
  ending: null,
  lines: pages.flatMap(({ happened }) =>
    happened.map(({ what, when }) => ({ name: what, detail: when, amount: '' })),
  ),
  sums: [],
  total: null,
  delivery: [],
  remark: null,
})
