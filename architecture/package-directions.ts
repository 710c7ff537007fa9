/** Which of our packages each package may import. Apps may import them all. */
export const PACKAGE_MAY_USE: Readonly<Record<string, readonly string[]>> = {
  contracts: ['money', 'reference'],
  rules: ['money', 'reference'], // what an invoice asks for is made of the market's own fees
  ui: [],
  web: ['contracts', 'ui'],
  'shop-session': ['contracts', 'web'],
  money: [],
  reference: [],
  documents: ['reference'],
  pictures: ['reference'],
  'demo-market': ['pictures', 'reference'],
  'local-postgres': [],
  testing: ['local-postgres', 'contracts'],
}
