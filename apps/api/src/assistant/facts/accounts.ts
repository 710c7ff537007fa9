import { BRAND } from '@ahia/reference/brand'
import { mentions, type Topic } from './topic.ts'

/** The account, what is kept of it, and how to reach us. */
export const ACCOUNTS: readonly Topic[] = [
  {
    matches: mentions([
      /\b(?:delete|close|remove|deactivate|erase|cancel|commot|comot)\b.*\b(?:my )?(?:account|profile|my data|my details|my information|about me|my info\w*|my history)\b/,
    ]),
    answer: () =>
      "You can delete your account yourself in your profile. While an order is unpaid, paid, on its way or in dispute, you'll have to wait. After that we delete your name, address, telephone and email, and your orders stay in our books without your name.",
  },
  {
    matches: mentions(
      [
        /\b(?:privacy|personal (?:data|information|details)|my (?:data|information|details)|data protection|ndpr|ndpa|cookies|track me|trackers?)\b.*\b(?:do|use|sell|share|keep|store|safe|policy|with|collect|download|get|what|how|protect\w*)\b|\b(?:do|sell|share|keep|use|what|how|download|collect|protect)\b.*\b(?:my (?:data|information|details|phone number|email)|personal (?:data|information)|privacy|cookies)\b|\bprivacy policy\b|\bwho (?:can |go |will |else |fit )?(?:sees?|knows?|gets?|has|have) my (?:\w+ )?(?:address|number|phone|details|data|names?|email|information)\b|\bknow about me\b|\b(?:do|are|una|will) (?:you |una )?(?:dey )?(?:track|follow|spy on|watch|monitor)(?:ing)? me\b/,
      ],
      /\b(?:verify|confirm|activate) (?:my |the |an? )?(?:e ?mail|account)\b|\b(?:gps|car|fitness|cookies? (?:jar|cutter)|biscuits?|bake|chocolate)\b/,
    ),
    answer: () =>
      'We keep what we need to run the market. We use no trackers, no advertising networks and no cookies, and we sell nothing about you. A shop and the rider only see what they need for your order. You can download everything we hold about you or delete your account in your profile. The Privacy page has the rest.',
  },
  {
    matches: mentions([
      /\bnews ?letters?\b|\bspam\b.*\b(?:me|e?mails?|inbox)\b|\b(?:unsubscribe|stop (?:the |your )?(?:mails?|emails?))\b/,
    ]),
    answer: () =>
      'To get the newsletter, enter your email address on the Newsletter page or at the bottom of any page, then confirm it in the email we send. Every issue has a link to unsubscribe.',
  },
  {
    matches: mentions([
      /\b(?:forg[oe]t|forgotten|reset|change|lost|recover|no (?:sabi|remember))\b.*\b(?:password|pass word|passcode|login|my pin)\b/,
    ]),
    answer: () =>
      "Choose 'Forgot password' where you sign in. We'll email you a code, and you use it to set a new password. While you're signed in you can also change it in your profile. We never ask for your password.",
  },
  {
    matches: mentions(
      [
        /\b(?:verify|confirm|activate) (?:my |the |an? )?(?:e ?mail(?: address)?|account)\b/,
        /\b(?:create|open|make|register|sign ?up|get|need|have)\b.*\b(?:an? |my |customer |shopper |new )?account\b|\bhow (?:do|can|to) i? ?(?:sign|log) ?(?:up|in)\b|\b(?:without|no) (?:\w+ )?(?:an? )?(?:account|registering|registration|signing (?:in|up))\b|\bas (?:a )?guest\b|\bhow old\b.*\b(?:be|shop|buy|use|order|account)\b|\bneed to (?:register|sign|log)\b|\bage limit\b|\b\d+ ?years? old\b.*\b(?:buy|shop|order|register|use)\b(?: \w+)? (?:here|ahia|this (?:site|app))\b|\bunder ?age\b|\b(?:i am|im|am|i be|aged?) (?:only |just )?1\d\b(?: years?(?: old)?)?.*\b(?:can i|allowed|fit i|i fit|may i)\b/,
      ],
      /\b(?:sell|merchant|seller|vendor|shop owner|bank account|business)\b|\baccount number\b/,
    ),
    answer: () =>
      'Anyone can browse, search and fill a cart. To check out you need an account with your own email address. Choose Sign in, then register, and enter the code we email you. You must be 18 or older, or have the consent of a parent or guardian.',
  },
  {
    matches: mentions(
      [
        /\b(?:install|download|get)\b.*\b(?:app|application)\b|\b(?:android|iphone|ios|play store|app store|mobile) (?:app|application|version)\b|\b(?:do you|una|is there|you|ahia) (?:have|get|an?) (?:an? |any )?(?:\w+ ){0,2}apps?\b/,
      ],
      /\bmerchant\b|\bseller\b/,
    ),
    answer: () =>
      `You can put ${BRAND.name} on your phone straight from the browser. Open its menu and choose 'Install app' or 'Add to home screen'. Links to the shopper app for Android and iPhone are at the bottom of the page.`,
  },
  {
    matches: mentions([
      /\b(?:rider|dispatch|logistics?|courier|driver|delivery (?:company|partner|business|man|rider))\b.*\b(?:partner|join|apply|register|for (?:you|una|ahia)|with (?:you|una|ahia))\b|\b(?:join|become|apply|partner|register|work for you|be)\b.*\b(?:rider|dispatch|logistics?|courier|driver|delivery (?:partner|company|man))\b/,
    ]),
    answer: () =>
      "To deliver for us, apply on our Logistics page. Tell us your company, telephone, the states you serve and your fleet, and we'll get back to you.",
  },
  {
    matches: mentions([
      /\b(?:jobs?|vacanc\w+|recruit\w*|hiring|employment|internship|siwes)\b.*\b(?:ahia|una|you|your|there|here|company|dey|for|available|apply)\b|\b(?:are you|una dey) (?:hiring|recruiting)\b/,
    ]),
    answer: () =>
      `I don't have information about jobs with us. I help with finding products and tracking orders. Please email ${BRAND.email}, or use the form on the Contact page.`,
  },
  {
    matches: mentions(
      [
        /\b(?:shop|seller|merchant|vendor|store)s?\b.*\b(?:phone|telephone|number|whatsapp|contact|street|address)\b|\b(?:chat|talk|speak|message|contact|call|write|yarn)(?: with| to)? (?:the|a|this) (?:seller|shop|vendor|merchant|store)\b|\b(?:phone|number|whatsapp|contact)\b.*\bof the (?:shop|seller|merchant|vendor|store|owner)\b/,
      ],
      /\b(?:register|my shop|become)\b/,
    ),
    answer: () =>
      `We don't show a shop's telephone or street on ${BRAND.name}. You order, pay and complain here, so that we can step in. For anything about an order, email ${BRAND.email} or call ${BRAND.phone.display}.`,
  },
  {
    matches: mentions(
      [
        /\b(?:speak|talk|chat|connect|transfer|yarn|follow)\b.*\b(?:human|person|people|agent|representative|rep|someone|somebody|staff|manager|customer (?:care|service)|support)\b/,
        /\b(?:which|what) (?:phone )?number\b.*\b(?:call|reach|ring|contact)\b|\b(?:advertise|partner|partnership|collaborat\w+|sponsor\w*)\b.*\b(?:you|una|ahia|site)\b|\bnumber (?:to|i (?:go|can|fit|should)) (?:call|ring)\b|\bwho (?:do|can|should|i go|go|will) (?:i |we )?(?:call|contact|meet|write to|complain to|talk to|ask)\b|\b(?:e ?mail|mail|phone|whatsapp|contact)(?: address| number| line)? (?:of|for) (?:ahia|una|your (?:company|office))\b/,
        /\b(?:customer (?:care|service|support|rep)|live agent|human being|help ?line|support team|call cent(?:re|er))\b/,
        /\b(?:your|una|ahia|ahias) (?:(?:phone|telephone|whatsapp) (?:number|line)|number|email|mail|contact|whatsapp|instagram|twitter|facebook|social)\b|\b(?:contact|call|email|mail|write to) (?:you|una|ahia|us)\b|\b(?:do|can|to) (?:i |we )?reach (?:you|una|ahia)\b|\b(?:have|get|on) (?:an? )?(?:whatsapp|instagram|facebook|twitter|tiktok)(?: (?:number|page|line|account))?(?=\n|$)|\bcontact (?:details|form|page|info\w*|number)\b|\bhow (?:do|can) i (?:contact|reach)\b|\b(?:do|does) (?:you|una|ahia) (?:have|get) (?:an? |any )?(?:phone|telephone|whatsapp|customer (?:care|service)|help) ?(?:number|line|desk)?(?=\n|$)/,
        /\b(?:lay|make|lodge|file|drop|send|have|submit) (?:an? |my )?complain\w*\b|\bcomplain\w* (?:about|against|on|of)\b|\breport (?:one|that|this|a|an|the) (?:\w+ )?(?:seller|shop|merchant|vendor|rider|product|listing|store)\b/,
        /\b(?:complain|complaint|report) (?:about |against |to )?(?:an? |the |una |you|this )?(?:fake |bad |dishonest )?(?:shop|product|item|listing|seller|merchant|rider|you|una|ahia|service)\b/,
      ],
      /\bphone (?:case|charger|holder|stand|under)\b/,
    ),
    answer: () =>
      `You can call us on ${BRAND.phone.display}, email ${BRAND.email}, or use the form on the Contact page. If it's about an order, have its number ready.`,
  },
  {
    matches: mentions(
      [
        /\b(?:terms (?:and|of|for)|terms|t and c)\b.*\b(?:conditions?|service|use|shoppers?|where|read|see)\b|\bterms and conditions\b/,
      ],
      /\bmerchant\b/,
    ),
    answer: () =>
      'Our Terms for Shoppers are on the Terms page and the Privacy Policy is on the Privacy page. Both are linked at the bottom of every page. Ask me what you would like to know.',
  },
]
