/**
 * DATA-10: what the marketplace is called and how to reach it. A test keeps this the only such place. Links to app stores
 * and social media are settings (`outside-links.ts`).
 */
export const BRAND = {
  name: 'Ahia',
  slug: 'ahia',
  tagline: 'The whole market on one phone',
  headline: 'Shop Smart, Live Better.',
  email: 'hello@ahia.example',
  phone: { display: '0800 000 0000', tel: '+2348000000000' },
  currency: 'NGN',
  locale: 'en-NG',
} as const
