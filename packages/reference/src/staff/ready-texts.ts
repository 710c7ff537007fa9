/** ADMIN-52: answers that are needed every day. Staff complete them before they send them. */
export const READY_TEXTS = [
  {
    title: 'Where an order is',
    words:
      "Your order is on its way. Track it in Order History, where you'll also see when it should arrive.\n\nNot arrived by then? Reply to this email, and we'll look into it with the shop.",
  },
  {
    title: 'How to return something',
    words:
      "Open the order in Order History and choose 'Return'. Then choose the items and tell us why. The shop will reply there. If you can't agree within 7 days, our team will decide.",
  },
  {
    title: 'When a refund arrives',
    words:
      "We've sent your refund the way you paid. Your bank may take a few days to show it. If it's still missing after two weeks, reply to this email.",
  },
  {
    title: 'Which order is it?',
    words:
      "Please reply with your order number, so we can look into this. It has eight letters and digits. You'll find it in Order History and in our email about your order.",
  },
  {
    title: 'Never give a password',
    words:
      "We never ask for your password, a code or your card number. If someone did, don't reply to them. Change your password in your profile.",
  },
  {
    title: 'Delivering for us: what comes next',
    words:
      "Thank you for your application. We'll check what our shops need in your states, then get back to you.",
  },
] as const
