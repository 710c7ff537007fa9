import { BRAND } from '@ahia/reference/brand'
import { type Topic, whenSaid } from './topic.ts'

/** The account, what is kept of it, and how to reach us. */
export const ACCOUNTS: readonly Topic[] = [
  {
    isMeant: whenSaid([
      /\b(?:delete|close|remove|deactivate|erase|cancel|commot|comot)\b.*\b(?:my )?(?:account|profile|my data|my details|my information|about me|my info\w*|my history)\b/,
    ]),
    answer: () =>
      'You can delete your account yourself in your profile. While an order is unpaid, paid, on its way or in dispute it has to wait; afterwards your name, address, telephone and email are gone, and your orders stay in our books without your name.',
  },
  {
    isMeant: whenSaid(
      [
        /\b(?:privacy|personal (?:data|information|details)|my (?:data|information|details)|data protection|ndpr|ndpa|cookies|track me|trackers?)\b.*\b(?:do|use|sell|share|keep|store|safe|policy|with|collect|download|get|what|how|protect\w*)\b|\b(?:do|sell|share|keep|use|what|how|download|collect|protect)\b.*\b(?:my (?:data|information|details|phone number|email)|personal (?:data|information)|privacy|cookies)\b|\bprivacy policy\b|\bwho (?:can |go |will |else |fit )?(?:sees?|knows?|gets?|has|have) my (?:\w+ )?(?:address|number|phone|details|data|names?|email|information)\b|\bknow about me\b|\b(?:do|are|una|will) (?:you |una )?(?:dey )?(?:track|follow|spy on|watch|monitor)(?:ing)? me\b/,
      ],
      /\b(?:verify|confirm|activate) (?:my |the |an? )?(?:e ?mail|account)\b|\b(?:gps|car|fitness|cookies? (?:jar|cutter)|biscuits?|bake|chocolate)\b/,
    ),
    answer: () =>
      'We keep what we need to run the market, with no trackers, no advertising networks and no cookies, and sell nothing about you. A shop and the rider learn only what they need for your order. In your profile you can download everything or delete your account; the Privacy page tells the rest.',
  },
  {
    isMeant: whenSaid([
      /\bnews ?letters?\b|\bspam\b.*\b(?:me|e?mails?|inbox)\b|\b(?:unsubscribe|stop (?:the |your )?(?:mails?|emails?))\b/,
    ]),
    answer: () =>
      `For the newsletter, give your email address on the Newsletter page or at the foot of any page and confirm it in the mail we send. Every issue has a link that ends it.`,
  },
  {
    isMeant: whenSaid([
      /\b(?:forg[oe]t|forgotten|reset|change|lost|recover|no (?:sabi|remember))\b.*\b(?:password|pass word|passcode|login|my pin)\b/,
    ]),
    answer: () =>
      "Choose 'Forgot password' where you sign in: we mail you a code, and with it you set a new password. While you are signed in you can also change it in your profile. Nobody of us ever asks for your password.",
  },
  {
    isMeant: whenSaid(
      [
        /\b(?:verify|confirm|activate) (?:my |the |an? )?(?:e ?mail(?: address)?|account)\b/,
        /\b(?:create|open|make|register|sign ?up|get|need|have)\b.*\b(?:an? |my |customer |shopper |new )?account\b|\bhow (?:do|can|to) i? ?(?:sign|log) ?(?:up|in)\b|\b(?:without|no) (?:\w+ )?(?:an? )?(?:account|registering|registration|signing (?:in|up))\b|\bas (?:a )?guest\b|\bhow old\b.*\b(?:be|shop|buy|use|order|account)\b|\bneed to (?:register|sign|log)\b|\bage limit\b|\b\d+ ?years? old\b.*\b(?:buy|shop|order|register|use)\b(?: \w+)? (?:here|ahia|this (?:site|app))\b|\bunder ?age\b|\b(?:i am|im|am|i be|aged?) (?:only |just )?1\d\b(?: years?(?: old)?)?.*\b(?:can i|allowed|fit i|i fit|may i)\b/,
      ],
      /\b(?:sell|merchant|seller|vendor|shop owner|bank account|business)\b|\baccount number\b/,
    ),
    answer: () =>
      'Anybody may look around, search and fill a cart. To check out you need an account with your own email address: choose Sign in, then register, and confirm the code we mail you. You must be 18 or older, or have the consent of a parent or guardian.',
  },
  {
    isMeant: whenSaid(
      [
        /\b(?:install|download|get)\b.*\b(?:app|application)\b|\b(?:android|iphone|ios|play store|app store|mobile) (?:app|application|version)\b|\b(?:do you|una|is there|you|ahia) (?:have|get|an?) (?:an? |any )?(?:\w+ ){0,2}apps?\b/,
      ],
      /\bmerchant\b|\bseller\b/,
    ),
    answer: () =>
      `You can put ${BRAND.name} on your phone straight from the browser: open its menu and choose 'Install app' or 'Add to home screen'. Links to the shopper app for Android and iPhone are at the foot of the page.`,
  },
  {
    isMeant: whenSaid([
      /\b(?:rider|dispatch|logistics?|courier|driver|delivery (?:company|partner|business|man|rider))\b.*\b(?:partner|join|apply|register|for (?:you|una|ahia)|with (?:you|una|ahia))\b|\b(?:join|become|apply|partner|register|work for you|be)\b.*\b(?:rider|dispatch|logistics?|courier|driver|delivery (?:partner|company|man))\b/,
    ]),
    answer: () =>
      'If you bring parcels, apply on our Logistics page: tell us your company, telephone, the states you serve and your fleet, and we come back to you.',
  },
  {
    isMeant: whenSaid([
      /\b(?:jobs?|vacanc\w+|recruit\w*|hiring|employment|internship|siwes)\b.*\b(?:ahia|una|you|your|there|here|company|dey|for|available|apply)\b|\b(?:are you|una dey) (?:hiring|recruiting)\b/,
    ]),
    answer: () =>
      `I know nothing about jobs with us. Please write to ${BRAND.email}, or use the form on the Contact page. I help with finding products and following orders.`,
  },
  {
    isMeant: whenSaid(
      [
        /\b(?:shop|seller|merchant|vendor|store)s?\b.*\b(?:phone|telephone|number|whatsapp|contact|street|address)\b|\b(?:chat|talk|speak|message|contact|call|write|yarn)(?: with| to)? (?:the|a|this) (?:seller|shop|vendor|merchant|store)\b|\b(?:phone|number|whatsapp|contact)\b.*\bof the (?:shop|seller|merchant|vendor|store|owner)\b/,
      ],
      /\b(?:register|my shop|become)\b/,
    ),
    answer: () =>
      `The telephone and street of a shop are not shown on ${BRAND.name}: you order, pay and complain here, so that we can step in. For anything about an order, write to ${BRAND.email} or call ${BRAND.phone.display}.`,
  },
  {
    isMeant: whenSaid(
      [
        /\b(?:speak|talk|chat|connect|transfer|yarn|follow)\b.*\b(?:human|person|people|agent|representative|rep|someone|somebody|staff|manager|customer (?:care|service)|support)\b/,
        /\b(?:which|what) (?:phone )?number\b.*\b(?:call|reach|ring|contact)\b|\b(?:advertise|partner|partnership|collaborat\w+|sponsor\w*)\b.*\b(?:you|una|ahia|site)\b|\bnumber (?:to|i (?:go|can|fit|should)) (?:call|ring)\b|\bwho (?:do|can|should|i go|go|will) (?:i |we )?(?:call|contact|meet|write to|complain to|talk to|ask)\b|\b(?:e ?mail|mail|phone|whatsapp|contact)(?: address| number| line)? (?:of|for) (?:ahia|una|your (?:company|office))\b/,
        /\b(?:customer (?:care|service|support|rep)|live agent|human being|help ?line|support team|call cent(?:re|er))\b/,
        /\b(?:your|una|ahia|ahias) (?:(?:phone|telephone|whatsapp) (?:number|line)|number|email|mail|contact|whatsapp|instagram|twitter|facebook|social)\b|\b(?:contact|call|email|mail|write to) (?:you|una|ahia|us)\b|\b(?:do|can|to) (?:i |we )?reach (?:you|una|ahia)\b|\b(?:have|get|on) (?:an? )?(?:whatsapp|instagram|facebook|twitter|tiktok)(?: (?:number|page|line|account))?(?=\n|$)|\bcontact (?:details|form|page|info\w*|number)\b|\bhow (?:do|can) i (?:contact|reach)\b/,
        /\b(?:lay|make|lodge|file|drop|send|have|submit) (?:an? |my )?complain\w*\b|\bcomplain\w* (?:about|against|on|of)\b|\breport (?:one|that|this|a|an|the) (?:\w+ )?(?:seller|shop|merchant|vendor|rider|product|listing|store)\b/,
        /\b(?:complain|complaint|report) (?:about |against |to )?(?:an? |the |una |you|this )?(?:fake |bad |dishonest )?(?:shop|product|item|listing|seller|merchant|rider|you|una|ahia|service)\b/,
      ],
      /\bphone (?:case|charger|holder|stand|under)\b/,
    ),
    answer: () =>
      `You reach our people by telephone on ${BRAND.phone.display}, by email at ${BRAND.email}, or with the form on the Contact page. If it is about an order, have its number ready.`,
  },
  {
    isMeant: whenSaid(
      [
        /\b(?:terms (?:and|of|for)|terms|t and c)\b.*\b(?:conditions?|service|use|shoppers?|where|read|see)\b|\bterms and conditions\b/,
      ],
      /\bmerchant\b/,
    ),
    answer: () =>
      'Our Terms for Shoppers are on the Terms page and the Privacy Policy on the Privacy page; both are linked at the foot of every page. Ask me what you would like to know.',
  },
]
