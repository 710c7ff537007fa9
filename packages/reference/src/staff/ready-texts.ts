/** ADMIN-52: answers that are needed every day. Staff complete them before they send them. */
export const READY_TEXTS = [
  {
    title: 'Where an order is',
    words:
      'Your order is on its way. You can follow it in your orders: open it to see where the parcel is and when it should arrive.\n\nIf it has not come by that day, press "Report a problem" there, and we will look into it with the shop.',
  },
  {
    title: 'How to return something',
    words:
      'Open the order and press "Return". Choose the items and say why. The shop answers there; if you do not agree with each other within 7 days, our team decides.',
  },
  {
    title: 'When a refund arrives',
    words:
      'Your refund has been sent to the account or card that you paid with. How soon it shows there depends on your bank. If it is still missing after two weeks, reply to this email.',
  },
  {
    title: 'Which order is it?',
    words:
      'To look into this we need the number of your order. You find its eight characters in your orders and in the email about your order. Please reply to this email with it.',
  },
  {
    title: 'Never give a password',
    words:
      'Our team never asks for your password, a code, or the numbers of your card. If somebody did, please do not answer them, and change your password in your profile.',
  },
  {
    title: 'Delivering for us: what comes next',
    words:
      'Thank you for your application. We compare it with what our shops need in the states you named, and come back to you.',
  },
] as const
