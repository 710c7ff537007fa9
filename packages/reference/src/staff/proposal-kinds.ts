/** ADMIN-45: what a second person can be asked to agree to, in words. */
export const PROPOSAL_LABELS: Readonly<Record<string, string>> = {
  'announcements.send': 'Send an announcement to shops',
  'erasures.carry-out': 'Erase a customer',
  'goods-rules.add': 'New rule for goods',
  'goods-rules.end': 'End a rule for goods',
  'holidays.add': 'Add a public holiday',
  'rates.change': 'Change rates or fees',
  'switches.set': 'Stop or open a part of the market',
}

export const proposalLabel = (kind: string): string => PROPOSAL_LABELS[kind] ?? kind
