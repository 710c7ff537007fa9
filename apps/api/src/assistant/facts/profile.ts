import { RESEND_AFTER_SECONDS } from '@ahia/contracts/limits'
import { BRAND } from '@ahia/reference/brand'
import { type Topic, whenSaid } from './topic.ts'

const SECONDS_A_MINUTE = 60

/** What somebody does in their own account. */
export const PROFILE: readonly Topic[] = [
  {
    isMeant: whenSaid(
      [
        /\b(?:verification|confirmation|sign ?up|activation) (?:code|mail|email|link)\b|\bcode\b.*\b(?:not|no|never|didnt|havent|yet to) (?:\w+ )?(?:come|came|coming|receive\w*|enter\w*|get|got|see|seen|reach|arrive\w*)\b|\b(?:not|no|never|didnt|havent) (?:\w+ )?(?:get|got|receive\w*|see|seen) (?:\w+ )?(?:code|verification)\b|\bresend\b.*\bcode\b/,
      ],
      /\b(?:promo|coupon|discount|qr|bar)\b/,
    ),
    answer: () =>
      `We mail the code to the address you gave: look also among spam. If it does not come, ask for a new one after ${RESEND_AFTER_SECONDS / SECONDS_A_MINUTE} minutes on the same page. If that fails too, write to ${BRAND.email}.`,
  },
  {
    isMeant: whenSaid([
      /\b(?:cannot|cant|unable to|not able to|no fit|trouble|problem\w*|refuse\w*|wont|not|how)\b.*\b(?:log ?(?:in|on)|logging in|sign(?:ing)? in|enter my account|access my account)\b|\bforg[oe]t\w*\b.*\b(?:e ?mail|user ?name)\b/,
    ]),
    answer: () =>
      `Sign in with your email address and password; if you do not remember the password, choose 'Forgot password' there and we mail you a code. If you still cannot get in, write to ${BRAND.email} or call ${BRAND.phone.display}.`,
  },
  {
    isMeant: whenSaid([
      /\b(?:hack\w*|another device|other devices?|all devices|signed in|logged in|log ?out|sign ?out|lost my phone|stole my phone)\b.*\b(?:account|device\w*|everywhere|sign\w*|log\w*|profile|someone|somebody)\b|\b(?:someone|somebody)\b.*\b(?:inside|entered|using|in) my account\b/,
    ]),
    answer: () =>
      `In your profile you see where you are signed in and can sign out there. Then set a new password with 'Forgot password'. If somebody else got in, write to ${BRAND.email} at once.`,
  },
  {
    isMeant: whenSaid([
      /\b(?:change|edit|update|correct)\b.*\b(?:my |the )(?:name|phone|telephone|number|profile|address|details)\b(?!.*\border\b)/,
    ]),
    answer: () =>
      'Your name, telephone and address can be changed in your profile at any time. An order that is already made keeps its address: until it is shipped you can cancel it with your orders and order again.',
  },
  {
    isMeant: whenSaid([
      /\b(?:wish ?list|save (?:it|this|am|things?|items?|products?) for later|favou?rites?|like button|heart)\b.*\b(?:how|what|where|work|add|save|see|find|use|list)\b|\b(?:how|what|where|can i)\b.*\b(?:wish ?list|save (?:it|this|am|things?|items?|products?) for later|my favou?rites)\b/,
    ]),
    answer: () =>
      'Press the heart of a product to keep it on your wishlist. It stays in your browser, and when you are signed in it is the same on every device. What is on it is not put aside for you.',
  },
]
