/** P20: some of the banks of Nigeria, with the codes that everybody uses for them. */
export const BANKS = [
  { id: 1, name: 'Access Bank', slug: 'access-bank', code: '044' },
  { id: 7, name: 'First Bank of Nigeria', slug: 'first-bank-of-nigeria', code: '011' },
  { id: 6, name: 'Fidelity Bank', slug: 'fidelity-bank', code: '070' },
  { id: 9, name: 'Guaranty Trust Bank', slug: 'guaranty-trust-bank', code: '058' },
  { id: 18, name: 'United Bank For Africa', slug: 'united-bank-for-africa', code: '033' },
  { id: 21, name: 'Zenith Bank', slug: 'zenith-bank', code: '057' },
  { id: 24, name: 'Sandbox Bank', slug: 'sandbox-bank', code: '001' },
] as const
