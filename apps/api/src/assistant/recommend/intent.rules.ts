/** Somebody wants to be told what to buy, and does not only name a thing. */
const WANTS_ADVICE =
  /\b(?:recommend\w*|suggest\w*|advi[sc]e|gifts?|presents?|surprise|souvenirs?|hamper|ideas?|what (?:else )?(?:should|can|could|do|does|must|will|would|shall|fit|go|to)\b|(?:what|which) (?:\w+ ){1,3}(?:should|can|could|must|would|shall|fit) (?:i|we|you|he|she|my)\b|how (?:can|do|to|i go)|wetin (?:\w+ )?(?:i|we|fit|go|good|dey)\b|what (?:is|are|be|else is) (?:the )?(?:good|best|nice|needed|better)|which (?:\w+ ){0,6}(?:best|good|better|ideal|suitable|right|recommend)|best (?:\w+ ){0,4}for|(?:good|nice|suitable|perfect|ideal) (?:\w+ ){0,3}for|disturb\w*|no (?:dey |go )?(?:let|gree|allow)\b|(?:not|nt|never) (?:let|letting|allow|allowing)\b|everywhere|plenty for my|don (?:tire|spoil|full)\b|bit(?:e|es|ing) (?:me|us|my)|worr(?:y|ies|ied|ying)|problem|suffer\w*|struggl\w*|tired of|fed up|trouble\w*|finish(?:ing)? me|kill(?:ing)? me|helps?|something|anything|need (?:for|to)|what (?:tools|equipment|things|items)\b|(?:things?|items?|stuff|everything|essentials) (?:for|to|i|we|needed)|essentials|starter|what i (?:need|can|should))\b/
/** What goes into a pot is asked for with one of these. */
const COOKS =
  /\b(?:cook(?!ed|er)\w*|make|prepar\w+|ingredients?|recipe|pot of|need for|needed for|bake|baking|fry)\b/
/** What goes with a thing, besides the thing itself. */
const WANTS_COMPANIONS =
  /\b(?:(?:go|goes|going|fit|fits) (?:well |good |nicely |along |fine )*with|match(?:es|ing)?|pairs? (?:well )?with|(?:buy|get|add|carry|take) (?:\w+ ){0,3}(?:join|with|to) (?:this|am|it|the|that|my|a)|join (?:this|am|it|the|that|my|body)|complete (?:the|this|my) (?:look|outfit|set|setup)|what else|wetin else|anything else|accessor(?:y|ies)|else (?:\w+ ){0,4}need|need (?:along )?with(?! (?:price|budget|₦|\d))|use (?:along )?with|along with|together with|bought together|wear (?:with|on|join)|(?:go|dey|fit|can|will|would|should) follow \w+|(?:go|will|would|can|dey|could) (?:fit|match|suit) (?:this|it|am|dis|that|my (?!papa|mama|father|mother|mum|dad|wife|husband|son|daughter|baby|pikin|brother|sister|friend|boss|grand))|(?:take|use|carry) (?:to )?(?:chop|eat|swallow|drink|soak|wear|cook) (?:this|am|it|dis|that|my|the|\w+)|(?:eat|chop) (?:this|it|am|dis|that) (?:\w+ )?with|swallow (?:for|with)|(?:chop|eat|drink|soak) (?:with|join)|eat (?:with|join)|serve with|side dish|what (?:\w+ ){1,3}with (?:this|it|that|these))\b/
/** What they have bought already. */
const HAS_BOUGHT =
  /\b(?:i|we) (?:(?:have |has |had |just |already |once |ever |recently )*(?:bought|ordered|purchased|paid for)|(?:just |already )*(?:don|just) (?:buy|order))\b|\bmy (?:last|previous|recent|latest|past) (?:\w+ )?(?:orders?|purchases?)\b|\b(?:what|things|the \w+) i (?:bought|ordered)\b|\bmy (?:orders|purchases|order history)\b/
/** A question about amounts of medicine and the like is no request for goods. */
const ASKS_FOR_DOSE = /\bhow (?:many|much|often)\b.*\b(?:give|take|swallow|drink|use)\b|\bdos(?:e|age)\b/

const IS_OPEN =
  /\b(?:recommend\w*|suggest\w*|advi[sc]e|surprise me|what (?:should|can|could|do|to|must) (?:i |we |you )?(?:buy|get|order|recommend|suggest|advise)|wetin (?:i|we) (?:fit|go|should) (?:buy|get)|something (?:nice|good|special|useful|for me)|help me (?:choose|pick|decide))\b/

export type Intent = {
  wantsAdvice: boolean
  cooks: boolean
  wantsCompanions: boolean
  hasBought: boolean
  asksForDose: boolean
  /** Leaves all open: "recommend something", "what should I buy?" */
  isOpen: boolean
}

export const intentOf = (text: string): Intent => ({
  wantsAdvice: WANTS_ADVICE.test(text),
  cooks: COOKS.test(text),
  wantsCompanions: WANTS_COMPANIONS.test(text),
  hasBought: HAS_BOUGHT.test(text),
  asksForDose: ASKS_FOR_DOSE.test(text),
  isOpen: IS_OPEN.test(text),
})
