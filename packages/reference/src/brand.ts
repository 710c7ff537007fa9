/** DATA-10: what the marketplace is called and how to reach it. A test keeps this the only such place. */
export const BRAND = {
  name: 'Ahia',
  slug: 'ahia',
  tagline: 'The whole market on one phone',
  headline: 'Shop Smart, Live Better.',
  email: 'hello@ahia.example',
  phone: { display: '0800 000 0000', tel: '+2348000000000' },
  social: {
    instagram: 'https://ahia.example/instagram',
    x: 'https://ahia.example/x',
    facebook: 'https://ahia.example/facebook',
  },
  apps: {
    shopper: {
      googlePlay: 'https://ahia.example/apps/shopper/google-play',
      appStore: 'https://ahia.example/apps/shopper/app-store',
    },
    merchant: {
      googlePlay: 'https://ahia.example/apps/merchant/google-play',
      appStore: 'https://ahia.example/apps/merchant/app-store',
    },
  },
  currency: 'NGN',
  locale: 'en-NG',
} as const
