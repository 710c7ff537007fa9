import { BRAND } from '@ahia/reference/brand'
import { writeEmail } from '#notifications/write-email.ts'
import type { Email } from '#providers/email/email.ts'
import type { CodeFor } from './codes/codes.sql.ts'

type NewEmail = Omit<Email, 'id'>
type To = Pick<CodeFor, 'kind' | 'email'> & { publicUrl: string }

const ASKED_FOR = {
  SIGNUP: { subject: `Your ${BRAND.name} code`, heading: "Welcome! Here's your code" },
  RESET: { subject: `Your ${BRAND.name} reset code`, heading: "Here's your code" },
} satisfies Record<CodeFor['purpose'], object>

type Words = { account: string; anAccount: string; page: string; signIn: string }

const CUSTOMER: Words = {
  account: 'account',
  anAccount: 'an account',
  page: '/auth',
  signIn: '/auth',
}

/** ROLE-02: one address can have a customer and a shop account, so an email says which one it is about. */
const WORDS: Record<CodeFor['kind'], Words> = {
  CUSTOMER,
  STAFF: CUSTOMER, // nobody registers as staff
  SHOP: {
    account: 'shop account',
    anAccount: 'a shop account',
    page: '/merchant',
    signIn: '/merchant?screen=login',
  },
}

const purposeOf = ({ kind, purpose }: CodeFor): string =>
  `${purpose === 'SIGNUP' ? 'create your' : 'set a new password for your'} ${BRAND.name} ${WORDS[kind].account}`

const NOT_YOU = "If this wasn't you, ignore this email."
const FOOTNOTE = { text: "You're getting this email because your address was entered on our site." }

type Secrets = { code: string; secret: string; publicUrl: string }

/** T2: a reset also has a link, which works when codes do not. No other four-digit number, so that the code is easy to find. */
export async function writeCodeEmail(to: CodeFor & Secrets): Promise<NewEmail> {
  const { subject, heading } = ASKED_FOR[to.purpose]
  const isReset = to.purpose === 'RESET'
  const enter = `Enter this code within 10 minutes to ${purposeOf(to)}`
  const body = await writeEmail({
    heading,
    paragraphs: [
      isReset ? `${enter}, or use the button within an hour. Either works once.` : `${enter}.`,
      `Don't share ${isReset ? 'this email' : 'it'}. We'll never ask you for it. ${NOT_YOU}`,
    ],
    code: to.code,
    button: isReset ? { label: 'Set a new password', url: linkOf(to) } : null,
    footnote: FOOTNOTE,
  })
  return { to: to.email, subject, ...body, headers: {} }
}

const linkOf = (to: Omit<To, 'email'> & { secret: string }): string =>
  `${to.publicUrl}${WORDS[to.kind].page}?link=${to.secret}`

/** T1: for an address whose codes are being guessed. */
export async function writeLinkEmail(to: CodeFor & { secret: string; publicUrl: string }): Promise<NewEmail> {
  const body = await writeEmail({
    heading: 'Open this link to continue',
    paragraphs: [
      `Use this link to ${purposeOf(to)}. We're sending a link because too many wrong codes were entered, and a link can't be guessed.`,
      `It works once, within an hour. ${NOT_YOU}`,
    ],
    button: { label: 'Continue', url: linkOf(to) },
    footnote: FOOTNOTE,
  })
  return { to: to.email, subject: `Your ${BRAND.name} link`, ...body, headers: {} }
}

/** AUTH-09: only the owner of the address learns that it has an account. */
export async function sayAlreadyAMember({ kind, email, publicUrl }: To): Promise<NewEmail> {
  const { account, anAccount, signIn } = WORDS[kind]
  const body = await writeEmail({
    heading: `You already have ${anAccount}`,
    paragraphs: [
      `Someone tried to register at ${BRAND.name} with this email address, but it already has ${anAccount}. Sign in with your password, or choose ‘Forgot password’ to set a new one.`,
      "If this wasn't you, ignore this email. Nothing has changed.",
    ],
    button: { label: 'Sign in', url: `${publicUrl}${signIn}` },
    footnote: FOOTNOTE,
  })
  return { to: email, subject: `You already have an ${BRAND.name} ${account}`, ...body, headers: {} }
}

/** After a reset or a change, so that an owner who did not do it finds out. */
export async function sayPasswordChanged({ kind, email, publicUrl }: To): Promise<NewEmail> {
  const { account, page } = WORDS[kind]
  const body = await writeEmail({
    heading: 'Your password was changed',
    paragraphs: [
      `The password of your ${BRAND.name} ${account} was just changed, and other devices were signed out.`,
      `If this wasn't you, set a new password now and email ${BRAND.email}.`,
    ],
    button: { label: 'Set a new password', url: `${publicUrl}${page}?screen=forgot-password` },
    footnote: { text: `You're getting this email because you have an account at ${BRAND.name}.` },
  })
  return { to: email, subject: `Your ${BRAND.name} password was changed`, ...body, headers: {} }
}

/** T4: after a sign-in from a device that was not seen before, so that an owner who did not do it finds out. */
export async function saySignedIn({
  kind,
  email,
  device,
  publicUrl,
}: To & { device: string }): Promise<NewEmail> {
  const { account, page } = WORDS[kind]
  const body = await writeEmail({
    heading: 'New sign-in to your account',
    paragraphs: [
      `Someone just signed in to your ${BRAND.name} ${account} from a new device: ${device}.`,
      `If this was you, there's nothing to do. If it wasn't, set a new password now: that signs out every device. Then email ${BRAND.email}.`,
    ],
    button: { label: 'Set a new password', url: `${publicUrl}${page}?screen=forgot-password` },
    footnote: { text: `You're getting this email because you have an account at ${BRAND.name}.` },
  })
  return { to: email, subject: `New sign-in to your ${BRAND.name} ${account}`, ...body, headers: {} }
}

/** Sent to the address of the deleted account. */
export async function sayAccountDeleted({ email }: Pick<To, 'email'>): Promise<NewEmail> {
  const body = await writeEmail({
    heading: 'Your account was deleted',
    paragraphs: [
      `We've deleted your ${BRAND.name} account and the personal details in it, and signed out all your devices.`,
      `If this wasn't you, email ${BRAND.email}. You can register again with this address at any time.`,
    ],
    button: null,
    footnote: { text: `You're getting this email because you had an account at ${BRAND.name}.` },
  })
  return { to: email, subject: `Your ${BRAND.name} account was deleted`, ...body, headers: {} }
}

/** PRIV-04: a deletion that waits for an order. */
export async function sayDeletionWaits({ email, publicUrl }: Omit<To, 'kind'>): Promise<NewEmail> {
  const body = await writeEmail({
    heading: 'Your account will be deleted',
    paragraphs: [
      `You asked us to delete your ${BRAND.name} account. One of your orders isn't finished yet, so we'll wait for it. We'll delete your account when the order is complete, or after 30 days at the latest.`,
      `If you change your mind, or if this wasn't you, choose 'Keep my account' in your profile.`,
    ],
    button: { label: 'Open my profile', url: `${publicUrl}/profile` },
    footnote: { text: `You're getting this email because you have an account at ${BRAND.name}.` },
  })
  return { to: email, subject: `Your ${BRAND.name} account will be deleted`, ...body, headers: {} }
}

/** PRIV-02: the key stands behind '#', so that no server on the way and no log sees it. */
export async function writeExportEmail(to: Omit<To, 'kind'> & { key: string }): Promise<NewEmail> {
  const body = await writeEmail({
    heading: 'Your data is ready',
    paragraphs: [
      `Open the link to see everything we hold about you at ${BRAND.name}. It works for 24 hours, while you are signed in.`,
      `If you didn't ask for this, someone may have your password. Set a new one now and email ${BRAND.email}.`,
    ],
    button: { label: 'See my data', url: `${to.publicUrl}/profile/data#${to.key}` },
    footnote: { text: `You're getting this email because you have an account at ${BRAND.name}.` },
  })
  return { to: to.email, subject: `Your ${BRAND.name} data`, ...body, headers: {} }
}
