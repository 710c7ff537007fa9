/** WIN-50: what the long sections of the privacy policy come to, by their ids. Nothing is in here that the text does not have. */
export const PRIVACY_IN_SHORT: Readonly<Record<string, string>> = {
  'information-we-collect':
    'What you give us to order, to sell or to get an answer. If you only look around, we do not ask who you are.',
  'how-we-use-your-information':
    'To bring your orders, pay shops, settle complaints and keep your account safe. We make no profiles of you for advertising.',
  'information-sharing':
    'The shop, the rider and the payment provider each learn what they need for your order. Nobody gets it for money.',
  'data-security':
    'Everything travels encrypted, you see where you are signed in, and you can delete your account yourself.',
}
