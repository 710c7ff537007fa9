/** WIN-50: what the long sections of the privacy policy come to, by their ids. Nothing is in here that the text does not have. */
export const PRIVACY_IN_SHORT: Readonly<Record<string, string>> = {
  'information-we-collect':
    'What you give us to order, sell or get help. You can browse without telling us who you are.',
  'how-we-use-your-information':
    "To deliver your orders, pay shops, settle complaints and keep your account safe. We don't profile you for advertising.",
  'information-sharing':
    'The shop, the rider and the payment provider each get only what they need for your order. We never sell your data.',
  'data-security':
    'Your data is encrypted on its way to us. You can check your devices and delete your account yourself.',
}
