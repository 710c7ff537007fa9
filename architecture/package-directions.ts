/** Which of our packages each package may import. Apps may import them all. */
export const PACKAGE_MAY_USE: Readonly<Record<string, readonly string[]>> = {
  contracts: ['money', 'reference'],
  rules: ['money'],
  ui: [],
  money: [],
  reference: [],
  pictures: ['reference'],
  'local-postgres': [],
  testing: ['local-postgres', 'contracts'],
}
