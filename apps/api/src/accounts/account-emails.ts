import { BRAND } from '@ahia/reference/brand'
import { writeEmail } from '#notifications/write-email.ts'
import type { Email } from '#providers/mail/email.ts'
import type { CodeFor } from './codes/codes.sql.ts'

type NewEmail = Omit<Email, 'id'>
type To = Pick<CodeFor, 'kind' | 'email'> & { publicUrl: string }

const ASKED_FOR = {
  SIGNUP: { subject: `Your ${BRAND.name} code`, heading: 'Welcome! Here is your code' },
  RESET: { subject: `Your ${BRAND.name} reset code`, heading: 'Here is your code' },
} satisfies Record<CodeFor['purpose'], object>

type Words = { asked: Record<CodeFor['purpose'], string>; account: string; page: string; signIn: string }

const CUSTOMER: Words = {
  asked: { SIGNUP: 'an account', RESET: 'a new password' },
  account: 'account',
  page: '/auth',
  signIn: '/auth',
}

/** ROLE-02: anyone who buys and sells with one address has two accounts, and must know which one an email is about. */
const WORDS: Record<CodeFor['kind'], Words> = {
  CUSTOMER,
  STAFF: CUSTOMER, // nobody registers as staff
  SHOP: {
    asked: { SIGNUP: 'a shop account', RESET: 'a new password for your shop account' },
    account: 'shop account',
    page: '/merchant',
    signIn: '/merchant?screen=login',
  },
}

const whatWasAsked = ({ kind, purpose }: CodeFor): string => WORDS[kind].asked[purpose]

const NOT_YOU = 'If it was not you, there is nothing to do: without this message nobody gets any further.'
const FOOTNOTE = { text: 'You get this message because your address was entered on our site.' }

// No link and no other number of four digits: anyone who looks for the code shall find just it.
export async function mailCode(to: CodeFor & { code: string }): Promise<NewEmail> {
  const { subject, heading } = ASKED_FOR[to.purpose]
  const body = await writeEmail({
    heading,
    paragraphs: [
      `Somebody, we hope you, asked for ${whatWasAsked(to)} at ${BRAND.name} with this address. Enter the code where you asked for it, within 10 minutes.`,
      `Give it to nobody: we never ask for it. ${NOT_YOU}`,
    ],
    code: to.code,
    button: null,
    footnote: FOOTNOTE,
  })
  return { to: to.email, subject, ...body, headers: {} }
}

/** T1: for an address whose codes somebody has been guessing at. */
export async function mailLink(to: CodeFor & { secret: string; publicUrl: string }): Promise<NewEmail> {
  const body = await writeEmail({
    heading: 'Open this link to go on',
    paragraphs: [
      `Somebody, we hope you, asked for ${whatWasAsked(to)} at ${BRAND.name} with this address. As too many wrong codes were entered, we send you a link instead: it cannot be guessed.`,
      `It works once, within an hour. ${NOT_YOU}`,
    ],
    button: { label: 'Go on', url: `${to.publicUrl}${WORDS[to.kind].page}?link=${to.secret}` },
    footnote: FOOTNOTE,
  })
  return { to: to.email, subject: `Your ${BRAND.name} link`, ...body, headers: {} }
}

/** AUTH-09: only the owner of the address learns that it has an account. */
export async function sayAlreadyAMember({ kind, email, publicUrl }: To): Promise<NewEmail> {
  const { asked, account, signIn } = WORDS[kind]
  const body = await writeEmail({
    heading: `You already have ${asked.SIGNUP}`,
    paragraphs: [
      `Somebody, we hope you, wanted to register at ${BRAND.name} with this address. It has ${asked.SIGNUP} already: sign in with your password, or choose ‘Forgot password’ there for a new one.`,
      'If it was not you, there is nothing to do: nothing has changed.',
    ],
    button: { label: 'Sign in', url: `${publicUrl}${signIn}` },
    footnote: FOOTNOTE,
  })
  return { to: email, subject: `You already have an ${BRAND.name} ${account}`, ...body, headers: {} }
}

/** After a reset as after a change: anyone who did not do it has to hear of it. */
export async function sayPasswordChanged({ kind, email, publicUrl }: To): Promise<NewEmail> {
  const { account, page } = WORDS[kind]
  const body = await writeEmail({
    heading: 'Your password was changed',
    paragraphs: [
      `The password of your ${BRAND.name} ${account} was changed just now, and other devices were signed out.`,
      `If it was not you, set a new one at once and write to ${BRAND.email}.`,
    ],
    button: { label: 'Set a new password', url: `${publicUrl}${page}?screen=forgot-password` },
    footnote: { text: `You get this message because you have an account at ${BRAND.name}.` },
  })
  return { to: email, subject: `Your ${BRAND.name} password was changed`, ...body, headers: {} }
}

/** To the address that the account had. */
export async function sayAccountDeleted({ email }: Pick<To, 'email'>): Promise<NewEmail> {
  const body = await writeEmail({
    heading: 'Your account was deleted',
    paragraphs: [
      `Your ${BRAND.name} account and what named you in it are gone, and all devices were signed out.`,
      `If it was not you, write to ${BRAND.email}. You can register with this address again at any time.`,
    ],
    button: null,
    footnote: { text: `You get this message because you had an account at ${BRAND.name}.` },
  })
  return { to: email, subject: `Your ${BRAND.name} account was deleted`, ...body, headers: {} }
}
