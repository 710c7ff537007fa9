import { RESEND_AFTER_SECONDS } from '@ahia/contracts/limits'
import { BRAND } from '@ahia/reference/brand'
import { mentions, type Topic } from './topic.ts'

const SECONDS_A_MINUTE = 60

/** What somebody does in their own account. */
export const PROFILE: readonly Topic[] = [
  {
    matches: mentions(
      [
        /\b(?:verification|confirmation|sign ?up|activation) (?:code|mail|email|link)\b|\bcode\b.*\b(?:not|no|never|didnt|havent|yet to) (?:\w+ )?(?:come|came|coming|receive\w*|enter\w*|get|got|see|seen|reach|arrive\w*)\b|\b(?:not|no|never|didnt|havent) (?:\w+ )?(?:get|got|receive\w*|see|seen) (?:\w+ )?(?:code|verification)\b|\bresend\b.*\bcode\b/,
      ],
      /\b(?:promo|coupon|discount|qr|bar)\b/,
    ),
    answer: () =>
      `We email the code to the address you gave, so check your spam folder too. If it doesn't arrive, ask for a new one after ${RESEND_AFTER_SECONDS / SECONDS_A_MINUTE} minutes on the same page. If that fails too, email ${BRAND.email}.`,
  },
  {
    matches: mentions([
      /\b(?:cannot|cant|unable to|not able to|no fit|trouble|problem\w*|refuse\w*|wont|not|how)\b.*\b(?:log ?(?:in|on)|logging in|sign(?:ing)? in|enter my account|access my account)\b|\bforg[oe]t\w*\b.*\b(?:e ?mail|user ?name)\b/,
    ]),
    answer: () =>
      `Sign in with your email address and password. If you don't remember the password, choose 'Forgot password' there and we'll email you a code. If you still can't get in, email ${BRAND.email} or call ${BRAND.phone.display}.`,
  },
  {
    matches: mentions([
      /\b(?:hack\w*|another device|other devices?|all devices|signed in|logged in|log ?out|sign ?out|lost my phone|stole my phone)\b.*\b(?:account|device\w*|everywhere|sign\w*|log\w*|profile|someone|somebody)\b|\b(?:someone|somebody)\b.*\b(?:inside|entered|using|in) my account\b/,
    ]),
    answer: () =>
      `Your profile lists your devices, and you can sign out of any of them there. Then set a new password with 'Forgot password'. If someone else got in, email ${BRAND.email} at once.`,
  },
  {
    matches: mentions([
      /\b(?:change|edit|update|correct)\b.*\b(?:my |the )(?:name|phone|telephone|number|profile|address|details)\b(?!.*\border\b)/,
    ]),
    answer: () =>
      "You can change your name, telephone and address in your profile at any time. An order that's already placed keeps its address. Until it's shipped you can cancel it in Order History and order again.",
  },
  {
    matches: mentions([
      /\b(?:wish ?list|save (?:it|this|am|things?|items?|products?) for later|favou?rites?|like button|heart)\b.*\b(?:how|what|where|work|add|save|see|find|use|list)\b|\b(?:how|what|where|can i)\b.*\b(?:wish ?list|save (?:it|this|am|things?|items?|products?) for later|my favou?rites)\b/,
    ]),
    answer: () =>
      "Tap the heart on a product to save it to your wishlist. It stays in your browser, and when you're signed in it's the same on every device. We don't hold wishlist items for you.",
  },
]
