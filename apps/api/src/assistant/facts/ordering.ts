import { BRAND } from '@ahia/reference/brand'
import { isAfterGoods } from './normalise.ts'
import { mentions, type Topic, type TopicQuestion } from './topic.ts'

const NAMES_RECEIVER = mentions([
  /\b(?:can|could|may|fit|how (?:do|can)) (?:i|we)\b.*\b(?:order|buy|pay)\b.*\bfor (?:my|our|someone|somebody|another person|a friend)\b.*\b(?:another|different|other) (?:state|city|town|place|house|address)\b/,
  /\b(?:someone|somebody|another person|other person|third party|neighbou?r|security|gateman|my (?:wife|husband|brother|sister|friend|mum|mother|dad|father|son|daughter|driver|cousin|aunty?|uncle|colleague|roommate))\b.*\b(?:receive|collect|pick (?:it )?up|take)\b.*\b(?:it|parcel|order|goods|for me|behalf|instead|am)\b/,
  /\b(?:can|could|may|fit|how (?:do|can)) (?:i|we|you)\b.*\b(?:send|deliver|ship)\b.*\b(?:to|for) (?:my (?!house|home|place|address|state|door|area)\w+|a friend|someone|somebody|another person)\b/,
  /\b(?:different|another|other) (?:receiver|recipient|person)\b|\b(?:if|when|suppose) (?:i|we|nobody) (?:am |are |is |be |dey |no |not |will |go |wont |do )*(?:not |no |dey )*(?:around|home|available|in town|pick|for house)\b|\b(?:not|nobody|no one|no body|nobody dey)(?: is| be| will be| dey)? (?:at |for )?(?:home|house)\b/,
])

const isBuying = ({ conversation, text }: TopicQuestion): boolean =>
  isAfterGoods(conversation.message, text) && !/\bcan (?:i|we)\b/.test(text)

/** From the cart to the review, as the Terms for Shoppers tell it. */
export const ORDERING: readonly Topic[] = [
  {
    matches: mentions(
      [
        /\b(?:can|may|could|fit|how|until when|till when|when|want|wan|possible|what happens|if|policy|fee|do i|abeg|please|i|after|before|charges?|any|free)\b.*\bcancel(?:led|ling|lation|s)?\b/,
        /\bcancel(?:lation)? (?:my|an?|the|policy|order|fee)\b|\bchange my mind before\b/,
      ],
      /\bnoise\b|\bheadphones?\b|\bearbuds?\b|\bsubscription\b/,
    ),
    answer: () =>
      "You can cancel an order yourself in Order History until it's shipped, paid or not. You'll get back all you paid for it, delivery fee included. Once it's on its way you can't cancel it any more, but you can still use our return rules.",
  },
  {
    matches: mentions([
      /\b(?:change|switch|swap)\b.*\b(?:size|colou?r|quantity|model|number of)\b.*\b(?:order\w*|bought|paid)\b/,
      /\b(?:change|edit|correct|update|modify|wrong|switch)\b.*\b(?:address|receiver|delivery (?:place|location)|my order|an order|the order|order (?:details|after)|phone number)\b/,
      /\b(?:add|include|join)\b.*\b(?:to|for|inside|with|into) (?:my|an|the|same) (?:order|existing order)\b|\b(?:remove|take out|commot|comot|reduce|increase|swap|replace)\b.*\b(?:from|in|of|inside|for) (?:my|an|the|one) orders?\b|\b(?:remove|add|change|reduce|increase|swap)\b.*\bafter (?:i |we |don )*(?:paid|pay|paying|payment|order\w*)\b/,
    ]),
    answer: () =>
      "You can't change an order once it's placed. Until it's shipped you can cancel it in Order History, get back all you paid, and order again with the right details. You can change the address in your profile at any time.",
  },
  {
    matches: (question) => NAMES_RECEIVER(question) && !isBuying(question),
    answer: () =>
      'Yes. At checkout you can name another receiver with their own name, telephone and address, and leave a note for the rider such as a landmark. The order stays in your account, so you can track it there.',
  },
  {
    matches: mentions(
      [/\b(?:receipts?|invoice|proof of (?:payment|purchase))\b/],
      /\b(?:printer|paper|roll|book|holder|machine|box|merchant|package|shop owe)\b/,
    ),
    answer: ({ conversation }) =>
      `Your receipt is in Order History, as a PDF, as soon as the order is paid. ${conversation.accountId === null ? 'Sign in and open' : 'Open'} Order History to download it.`,
  },
  {
    matches: mentions([
      /\bprices?\b.*\b(?:change\w*|increase\w*|go up|goes up|rise|reduce\w*|drop)\b.*\b(?:cart|order\w*|paid|pay|later|checkout)\b|\b(?:cart|after i order\w*)\b.*\bprices?\b.*\b(?:change\w*|increase\w*|go up|goes up)\b/,
    ]),
    answer: () =>
      "If a price changes or stock runs low while an item is in your cart, we'll tell you there before you continue. Once you order, your prices are fixed.",
  },
  {
    matches: mentions([
      /\b(?:my|your|real|full|our) (?:\w+ )?names?\b.*\breviews?\b|\breviews?\b.*\b(?:my name|anonymous\w*)\b|\banonymous\w*\b.*\breviews?\b/,
    ]),
    answer: () =>
      'Your review shows your first name and the first letter of your last name, and nothing else about you.',
  },
  {
    matches: mentions([
      /\b(?:write|leave|drop|give|add|post|make|edit|delete|remove|trust|fake|real|genuine|who (?:can|may)|how (?:do|can) i)\b.*\breviews?\b|\breviews? (?:real|genuine|fake|true)\b|\b(?:are|is) (?:the|your|una) (?:reviews?|ratings?|stars?)\b|\brate (?:a|the|my|this|una|it|what) ?(?:product|order|shop|seller|i bought)?\b|\bhow many stars (?:can|do|should|may|fit|must|will|i)\b|\b(?:give|add|drop|put|buy|increase)\b(?: \w+){0,3} (?:stars|ratings?)\b|\b(?:rating system|star rating)\b|\breviews?\b.*\b(?:allowed|who|delete|remove|bad|when can)\b/,
    ]),
    answer: () =>
      "Only shoppers who have received a product can review it, once for each product, with one to five stars and a comment if they like. We don't sell stars and don't remove a review because it's a bad one. You'll find the button with your delivered orders in Order History.",
  },
  {
    matches: mentions([
      /\b(?:minimum|smallest|least|maximum)\b.*\b(?:order|buy|purchase|checkout|spend|shop for)\b(?! (?:rice|beans|oil))|\bmin(?:imum)? (?:order|amount|purchase)\b/,
    ]),
    answer: () =>
      "There's no minimum order. One item from one shop is enough, as long as the payment provider takes the amount. You pay delivery for each shop, so several items from one shop share the fee.",
  },
  {
    matches: mentions([
      /\bhow (?:do|can|to|i go|i fit|person go|we go)\b(?: i| we)?(?: take)? (?:order|buy|shop|check ?out|place an order|make an order|purchase)\b(?: (?:on|from|here|something|online|things?|for|in|with|ahia|una|this|it|am|now|please)\b|(?=\n|$))/,
      /\b(?:order|buy) (?:by|through|on|via|over) (?:the |a )?(?:phone|whatsapp|call|instagram|telephone)\b/,
      /\bhow ahia works?\b|\bhow (?:does|do) (?:ahia|this (?:site|market|app|place)|ordering|shopping|checkout|it all) work\b|\bplace an order\b|\bsteps? to (?:order|buy)\b/,
    ]),
    answer: () =>
      "Add what you like to your cart, from as many shops as you want, and go to checkout. Sign in, enter your address or choose Pickup, and choose 'Calculate Total & Fees' to see everything. Then pay once, and each shop packs its own parcel.",
  },
  {
    matches: mentions([
      /\b(?:what if|if|what happens if|what happens when)\b.*\b(?:shop|seller|merchant|order|parcel|goods|package|it|e|rider)\b.*\b(?:(?:doesnt|didnt|never|not|no|cannot|cant|fails?|refuses?)(?: \w+){0,3} (?:come|reach|arrived?|deliver\w*|ship\w*|sen[dt]|fulfil\w*|bring|show|supply|have|get|available)|lost|late|delay\w*|missing|loss|steal|stolen)\b/,
      /\b(?:parcel|order|goods|package) (?:get |gets |got |is |was )?(?:lost|stolen|missing)\b/,
    ]),
    answer: () =>
      `Until you have your order in hand, it's the shop's risk. If a shop can't fulfil it, you get back all you paid for it, and until it's shipped you can cancel it yourself. If it's late or lost, email ${BRAND.email} or call ${BRAND.phone.display} with the order number.`,
  },
  {
    matches: mentions([
      /\bhow (?:do|can|will|would) i (?:track|follow|know|monitor|confirm)\b.*\b(?:orders?|parcel|delivery|delivered|shipped|package|it|goods|received)\b|\bconfirm (?:the )?delivery\b/,
    ]),
    answer: ({ conversation }) =>
      `Order History shows where each order is, and we'll email you when it's paid, shipped and delivered. When it arrives, confirm delivery there in one tap. ${conversation.accountId === null ? 'If you sign in, you can also ask me.' : "You can also ask me: 'where is my order?'"}`,
  },
  {
    matches: mentions([
      /\bwho (?:sells|is selling|owns|runs) (?:the goods|these|goods|here|on (?:this|ahia)|ahia|this (?:site|market|app))\b|\bare you the seller\b|\bdo you (?:own|make|manufacture) (?:the|these|your) (?:goods|products|things|items)\b/,
      /\b(?:what is|what be|tell me about|about|who (?:is|be)) ahia\b/,
    ]),
    answer: () =>
      `${BRAND.name} is a marketplace. The goods belong to the shops, and each sells in its own name, so you see who sells and from which city before you buy. We review every new shop before it goes live, take your payment and step in when something goes wrong.`,
  },
  {
    matches: mentions(
      [
        /\b(?:prices?|price) (?:include|including|with|inclusive)\b.*\b(?:tax|vat)\b|\b(?:vat|tax(?:es)?|hidden (?:charges?|fees?|cost)|service (?:fee|charge)|extra (?:charges?|fees?)|(?:charged?|pay) (?:again|extra|more) (?:on|at|when|to the))\b/,
      ],
      /\b(?:merchant|seller|package)\b/,
    ),
    answer: () =>
      'Prices are in naira and include taxes. You see what an option or an add-on costs when you choose it, and the delivery fee before you pay: one for each shop, and nothing at the gate.',
  },
]
