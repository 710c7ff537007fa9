export type Basis = 'contract' | 'consent' | 'law' | 'interest'

/** Who outside our own team learns something of it. */
export type Receiver = 'shop' | 'rider' | 'payment' | 'email' | 'storage' | 'everybody'

type Topic = {
  /** Whose data; the page for the public leaves out our own team. */
  about: 'customers' | 'shops' | 'visitors' | 'staff'
  /** As the privacy page says it. */
  what: string
  purpose: string
  basis: Basis
  retention: string
  receivers: readonly Receiver[]
}

/** PRIV-01: why we keep something, on what basis, how long, and who else learns it. Each table belongs to one of these. */
export const DATA_TOPICS = {
  account: {
    about: 'customers',
    what: 'Your account: email address, a password that nobody can read, and when you joined',
    purpose: 'to let you in and keep others out',
    basis: 'contract',
    retention: 'until you delete your account',
    receivers: ['email'],
  },
  profile: {
    about: 'customers',
    what: 'Your profile: name, telephone, address, and gender if you like',
    purpose: 'to fill in your orders for you',
    basis: 'contract',
    retention: 'until you change it or delete your account',
    receivers: [],
  },
  consents: {
    about: 'customers',
    what: 'What you agreed to: the words, when, and when you took it back',
    purpose: 'to respect your choice, and to prove it',
    basis: 'law',
    retention: 'with the account; without your name once it is deleted',
    receivers: [],
  },
  basket: {
    about: 'customers',
    what: 'Your cart, your wishlist and the shops you follow',
    purpose: 'to show you the same on every device',
    basis: 'contract',
    retention: 'until you remove it or delete your account',
    receivers: [],
  },
  orders: {
    about: 'customers',
    what: 'Your orders: what you bought, where we delivered it, who received it, what happened, and a photo of the parcel',
    purpose: 'to deliver it and to help if something goes wrong',
    basis: 'contract',
    retention:
      'names, addresses and messages for 24 months after delivery; items and amounts as long as the law requires',
    receivers: ['shop', 'rider', 'storage'],
  },
  payments: {
    about: 'customers',
    what: 'Your payments and refunds: amount, time, reference and way of paying',
    purpose: 'to take payments, refund them and keep the books',
    basis: 'law',
    retention: 'six years, like all accounts; the provider’s messages for three months',
    receivers: ['payment'],
  },
  complaints: {
    about: 'customers',
    what: 'Your complaints about an order, the pictures you add, and how they ended',
    purpose: 'to settle them',
    basis: 'contract',
    retention: '24 months after delivery, or until you delete your account',
    receivers: ['shop', 'storage'],
  },
  reviews: {
    about: 'customers',
    what: 'Your reviews with their photos, and your questions to shops',
    purpose: 'to help others choose',
    basis: 'contract',
    retention: 'until you delete your account; stars and answered questions stay without your name',
    receivers: ['everybody', 'shop', 'storage'],
  },
  signIns: {
    about: 'customers',
    what: 'Your sign-ins: kind of device, approximate network and times',
    purpose: 'to notice when someone else uses your account',
    basis: 'interest',
    retention: 'sign-ins for 30 days after their end, events for 90 days, codes for a day',
    receivers: [],
  },
  emails: {
    about: 'customers',
    what: 'Which emails we sent you: subject and time',
    purpose: 'to help when you miss an email',
    basis: 'interest',
    retention: '90 days',
    receivers: ['email'],
  },
  requests: {
    about: 'customers',
    what: 'What you asked us about your data, what we answered, how often our team looked at your details, and notes about it',
    purpose: 'to answer in time and to prove that we did',
    basis: 'law',
    retention: 'two years; your message goes when you delete your account',
    receivers: [],
  },
  reports: {
    about: 'visitors',
    what: 'What you report about goods or reviews: the reason and your words',
    purpose: 'to look into it',
    basis: 'interest',
    retention: '90 days after we have looked into it; your words go when you delete your account',
    receivers: [],
  },
  newsletter: {
    about: 'visitors',
    what: 'For the newsletter: your email address, and when you confirmed or ended it',
    purpose: 'to send it only to people who want it',
    basis: 'consent',
    retention: 'until you unsubscribe and ask us to delete it; 30 days if you do not confirm',
    receivers: ['email'],
  },
  enquiries: {
    about: 'visitors',
    what: 'What you write to us: name, email, message; of logistics partners also company, telephone, states and fleet',
    purpose: 'to answer you',
    basis: 'interest',
    retention: 'two years',
    receivers: ['email'],
  },
  traffic: {
    about: 'visitors',
    what: 'How often a network address uses our site',
    purpose: 'to stop password guessing, overload and robots',
    basis: 'interest',
    retention: 'minutes, at most an hour',
    receivers: [],
  },
  shop: {
    about: 'shops',
    what: 'Of a shop: its profile, contact and tax details, hours, legal documents, terms, and who did what',
    purpose: 'to run the shop on the market',
    basis: 'contract',
    retention: 'until the shop has closed; accounts as long as the law requires',
    receivers: ['everybody', 'email', 'storage'],
  },
  shopMoney: {
    about: 'shops',
    what: 'Of a shop: package, invoices, and what it is owed and paid',
    purpose: 'to bill and pay it',
    basis: 'law',
    retention: 'six years, like all accounts',
    receivers: [],
  },
  staff: {
    about: 'staff',
    what: 'Of our own team: name, email address, how they sign in, and what they did',
    purpose: 'to let colleagues in, and to answer for what they do',
    basis: 'interest',
    retention: 'while they work here; what they did stays',
    receivers: ['email'],
  },
} as const satisfies Record<string, Topic>

export type DataTopic = keyof typeof DATA_TOPICS
