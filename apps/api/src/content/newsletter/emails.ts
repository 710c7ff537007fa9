import { BRAND } from '@ahia/reference/brand'
import { writeEmail } from '#notifications/write-email.ts'
import type { Email } from '#providers/email/email.ts'

type To = { email: string; token: string; publicUrl: string }

/** Double opt-in: anyone can enter any address, so its owner has to confirm. */
export async function askToConfirm({ email, token, publicUrl }: To): Promise<Omit<Email, 'id'>> {
  const body = await writeEmail({
    heading: 'Do you want our newsletter?',
    paragraphs: [
      `Someone asked us to send the ${BRAND.name} newsletter to this address.`,
      "If this wasn't you, ignore this email and we won't send anything more. To join the list, confirm within 7 days.",
    ],
    button: { label: 'Confirm my subscription', url: linkTo(publicUrl, 'confirm', token) },
    footnote: {
      text: "You're getting this email because your address was entered on our site.",
      label: 'Unsubscribe',
      url: linkTo(publicUrl, 'unsubscribe', token),
    },
  })
  return {
    to: email,
    subject: `Confirm your ${BRAND.name} newsletter`,
    ...body,
    headers: wayOut(publicUrl, token),
  }
}

/** For an address that is entered again: only its owner learns that it is already subscribed. */
export async function sayAlreadySubscribed({ email, token, publicUrl }: To): Promise<Omit<Email, 'id'>> {
  const body = await writeEmail({
    heading: "You're already on the list",
    paragraphs: [
      `Someone asked us to send the ${BRAND.name} newsletter to this address. It's already on the list, so there's nothing to do.`,
    ],
    button: null,
    footnote: {
      text: `You're getting this email because you subscribed to the ${BRAND.name} newsletter.`,
      label: 'Unsubscribe',
      url: linkTo(publicUrl, 'unsubscribe', token),
    },
  })
  return {
    to: email,
    subject: `You're already subscribed to ${BRAND.name}`,
    ...body,
    headers: wayOut(publicUrl, token),
  }
}

const linkTo = (publicUrl: string, page: 'confirm' | 'unsubscribe', token: string): string =>
  `${publicUrl}/newsletter/${page}?token=${token}`

/** RFC 8058: mail programs show their own button, which posts to the page without asking again. */
const wayOut = (publicUrl: string, token: string): Email['headers'] => ({
  'List-Unsubscribe': `<${linkTo(publicUrl, 'unsubscribe', token)}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})
