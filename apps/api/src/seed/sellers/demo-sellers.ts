/** For all demo accounts. Known to everybody: they exist only where no money moves. */
export const DEMO_PASSWORD = 'sell-on-ahia-2026'

/** Of that password, made once: hashing it at every first start would take time for nothing. */
export const DEMO_PASSWORD_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$8reTPE140cPPRqzwvKJ0aw$98dV52voz2e1Sa7wgH1TaxVAcDUV5RF6ey8lfhVWAVc'

/** Somebody who has just registered, so that staff have a shop to review. */
export const DEMO_NEWCOMER = {
  email: 'newcomer@example.com',
  name: 'Oge Fresh Bites',
  phone: '0800 000 0103',
  description: 'Small chops and cakes for parties in Enugu, baked on the day.',
  street: '9 Chime Avenue, New Haven',
} as const

/** What a shop with an account has and the invented shops do not, and who orders there. */
export const DEMO_SELLERS = [
  {
    shop: 'Mama Nkechi Kitchen',
    email: 'mama@example.com',
    phone: '0800 000 0101',
    category: 'FOOD',
    street: '14 Edinburgh Road, Ogui',
    region: 'Enugu',
    customer: { email: 'ngozi@example.com', name: 'Ngọzi Eze', phone: '0800 000 0201' },
  },
  {
    shop: 'Gadget Yard',
    email: 'gadgets@example.com',
    phone: '0800 000 0102',
    category: 'TECH',
    street: '31 Aminu Kano Crescent, Wuse 2',
    region: 'FCT',
    customer: { email: 'chidi@example.com', name: 'Chidi Obi', phone: '0800 000 0202' },
  },
] as const
