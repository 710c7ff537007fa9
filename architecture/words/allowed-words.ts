import type { Finding } from './find-private-words.ts'

/** Private words that may stay, and why. `in` are beginnings of paths, `names` whole identifiers; left out: all. */
type Allowed = {
  why: string
  words?: readonly string[]
  names?: readonly string[]
  in?: readonly string[]
}

export const ALLOWED: readonly Allowed[] = [
  { why: 'the check itself lists the words', in: ['architecture/words/'] },
  { why: 'goods and shops of the demo market have names of their own', in: ['packages/demo-market/'] },
  {
    why: 'questions and goods that shoppers type',
    in: ['apps/api/test/assistant/', 'apps/api/test/search/'],
  },
  { why: 'words that shoppers type, Pidgin included', in: ['packages/reference/src/'] },
  {
    why: 'words that shoppers type',
    words: ['dear', 'dearer', 'dearest', 'mail', 'mails', 'paper', 'papers', 'letter', 'letters', 'refuses'],
    in: ['apps/api/src/assistant/', 'apps/api/src/catalog/search/parse/'],
  },
  {
    why: 'messages of one conversation, asked one after the other',
    words: ['in turn'],
    in: ['apps/api/src/assistant/'],
  },
  {
    why: 'decisions are never rewritten',
    words: ['refuses', 'mended', 'anew', 'whoever'],
    in: ['docs/decisions/'],
  },
  {
    why: 'migrations are never rewritten: what a bank gives back, and room on the pages of a table',
    words: ['gives back', 'room'],
    in: ['apps/api/db/migrations/'],
  },
  {
    why: 'as WebAuthn and one-time passwords call it',
    names: ['counter', 'newCounter'],
    in: ['apps/api/src/staff/factors/'],
  },
  {
    why: 'letters of the alphabet',
    words: ['letter', 'letters'],
    in: [
      'CHANGELOG.md',
      'apps/api/db/migrations/',
      'apps/api/src/accounts/',
      'apps/api/src/catalog/search/',
      'apps/api/src/content/terms/to-pieces.ts',
      'apps/api/src/platform/',
      'apps/api/src/reference/',
      'apps/api/src/seed/',
      'apps/api/src/shops/',
      'apps/api/src/subscriptions/subscriptions.api.test.ts',
      'architecture/next-piece.ts',
      'docs/decisions/0099',
      'docs/requirements.md',
      'packages/contracts/src/fields/',
      'packages/testing/src/hostile-files.ts',
      'scripts/budgets/',
    ],
  },
  {
    why: 'CSS letter-spacing and ::first-letter',
    words: ['letter'],
    in: [
      'apps/api/src/notifications/write-email.ts',
      'apps/payment-sandbox/src/pay-page/',
      'apps/storefront/app/payments/paid-facts.tsx',
    ],
  },
  {
    why: 'sentences that people read on a page, which the check takes for names',
    words: ['door', 'tell'],
    in: [
      'apps/seller/app/standing/appeal-dialog.tsx',
      'apps/storefront/app/about/',
      'apps/storefront/app/catalog/report/report-dialog.tsx',
      'apps/storefront/app/content/enquiries/logistics-page.tsx',
      'apps/storefront/app/merchant/merchant-app-page.tsx',
    ],
  },
  { why: 'the paper that a PDF is printed on', words: ['paper'], in: ['apps/api/src/platform/pdf/'] },
  {
    why: 'mail servers, mail programs and mail headers are what SMTP and RFC 8058 call them',
    words: ['mail', 'mails'],
    in: [
      'apps/api/db/migrations/0001_platform.sql',
      'apps/api/src/content/',
      'apps/api/src/migrate.ts',
      'apps/api/src/notifications/',
      'apps/api/src/platform/',
      'apps/api/src/providers/email/',
      'apps/api/src/site-handler.ts',
      'apps/api/test/',
      'packages/contracts/src/fields/email.ts',
    ],
  },
  { why: 'an environment variable that operators have set', names: ['MAIL_FROM'] },
  { why: 'functions of nodemailer and smtp-server', names: ['sendMail', 'onMailFrom'] },
  { why: 'a number that counts', names: ['counter'], in: ['apps/api/src/providers/paystack/'] },
  { why: 'the number of a house in a street', names: ['houseNumber'] },
  {
    why: 'values that a test sends',
    words: ['anew', 'dear'],
    in: [
      'apps/api/src/accounts/my-data/orders-of-account.api.test.ts',
      'apps/api/src/accounts/passwords/reset-password.api.test.ts',
      'apps/api/src/providers/paystack/create-paystack.test.ts',
    ],
  },
  {
    why: 'texts of our documents',
    words: ['saying', 'letter', 'letters', 'paper', 'papers', 'faces', 'standing'],
    in: ['packages/documents/'],
  },
  {
    why: 'mail servers are called so',
    words: ['mail'],
    in: [
      'README.md',
      'docs/decisions/0017-emails-through-the-outbox.md',
      'docs/promises.md',
      'docs/reliability.md',
      'scripts/run.mjs',
    ],
  },
  {
    why: "a shop's standing (SELL-51) is what sellers call it",
    words: ['standing'],
    in: [
      'CHANGELOG.md',
      'apps/api/db/migrations/',
      'apps/api/src/seller-routes.ts',
      'apps/admin/app/appeals/',
      'apps/admin/app/shops/',
      'apps/api/src/orders/standing/',
      'apps/api/src/reports/standing/',
      'apps/api/src/worklist/shops/',
      'apps/api/src/tables.ts',
      'apps/api/test/staff/acts/',
      'apps/seller/app/offline/seen-parts.dom.test.ts',
      'apps/seller/app/shell/first-calls.ts',
      'apps/seller/app/standing/',
      'apps/storefront/app/dev/',
      'docs/performance.md',
      'docs/requirements.md',
      'packages/contracts/src/',
      'packages/testing/src/seller/',
    ],
  },
  { why: "'house colour' is part of an address", words: ['house'], in: ['docs/requirements.md'] },
]

export function isAllowed({ path, word, name }: Finding): boolean {
  return ALLOWED.some((entry) => covers(entry, { path, word, name }))
}

export const covers = (
  entry: Allowed,
  { path, word, name }: Pick<Finding, 'path' | 'word' | 'name'>,
): boolean =>
  (entry.words?.includes(word) ?? true) &&
  (entry.names?.includes(name) ?? true) &&
  (entry.in?.some((start) => path.startsWith(start)) ?? true)
