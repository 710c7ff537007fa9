import type { Talk } from '../plan/plan.ts'

const FILLERS =
  'o|oh|ooo+|ooh|my|dear|sir|ma|madam|oga|boss|bros|bro|sis|friend|there|please|pls|abeg|everyone|bot|ahia|and|so|very|much|a|lot|the|you|una|all|too|am|i|me|is|it|that|this|again|now|really|just|ah|well|fam|chief|guy|assistant|jare|sha|na|for|your|dey|today|help|kindly|na so|wa'

/** Said to open a conversation. */
const GREETINGS =
  'hi+|hello+|hey+|hiya|helo|hallo|yo|howdy|how far|how na|how now|how body|how bodi|how you dey|how una dey|how are you(?: doing)?(?: today)?|how is it going|how you doing|how work|how market|how day|whats? ?up|sup|wassup|wagwan|wetin dey(?: happen| sup)?|xup|good ?(?:morning|afternoon|evening|day|night)|morning|afternoon|evening|greetings|e ?ka+ ?ro|e ?ka+ ?san|e ?ku ?(?:irole|ale|ojumo)|e ku ise|bawo ni|se daadaa ni|se alafia ni|kedu|ke du|kedu ka i mere|ndewo|nno|ibolachi|i bola chi|ututu oma|mgbede oma|sannu|sannun ku|ina kwana|ina wuni|ina yini|barka(?: da)?(?: safiya| rana| yamma| zuwa)?|salam|salamu? alaikum|assalamu? alaikum|asalamalekum|happy (?:new (?:year|month)|sunday|weekend|christmas|easter|sallah)|long time|welcome|you dey|una dey|anybody there|anyone there|are you there|start|test|testing'

/** Said to end one, or at a good answer. */
const THANKS =
  'thanks?|thank you|thank u|thanx|thx|tanks?|tnx|tenks|appreciate(?:d)?|well done|god bless(?: you)?|bless you|nice one|good job|great|perfect|awesome|cool|nice|lovely|beautiful|wonderful|excellent|sharp|correct|ok|okay|okey|oky|alright|all right|fine|no problem|no wahala|no worries|got it|i see|understood|noted|daalu|imela|dalu|e se+|e se gan|ese|ose|o se|na ?gode|mun gode|bye(?: bye)?|goodbye|bye bye|good ?night|see you(?: later)?|later|o dabo|odabo|ka chi fo|kachifo|ka omesia|ka o di|sai anjima|sai gobe|take care|i don go|i dey go|am done|im done|i am done|that is all|thats? all|na so|no more|nothing else|no thanks?|no thank you|you (?:do|did) well|you try|you tried|helpful|una do well|you too|amen|yes|no|yep|yeah|nope|lol|(?:i )?(?:love|like) you|e don do|na wa|haha+|hmm+'

const only = (phrases: string): RegExp => new RegExp(`^(?:(?:${phrases}|${FILLERS})(?: |$))+$`)
const some = (phrases: string): RegExp => new RegExp(`\\b(?:${phrases})\\b`)

const WHO =
  /\b(?:who|wetin|what) (?:are|be|is) (?:you|u|una)(?: exactly| sef| please| bot)?(?=\n|$)|\b(?:what|wetin) (?:is|be) (?:your|ur) name\b|\byour name\b|\bare you (?:an? )?(?:human|robot|bot|ai|machine|real|person|chat ?gpt|computer|girl|boy|man|woman|real person)\b|\bwho (?:made|make|built|created?|owns?|programmed|trained) you\b|\bna (?:robot|human|person|machine) (?:be )?(?:you|dis|this)\b|\bwhich (?:ai|model) (?:are|be) you\b|\btell me about yourself\b|\bintroduce yourself\b/
const WHAT =
  /\bwhat (?:can|do|could|else can) (?:you|u) (?:even |actually |really |also )?(?:do|help|offer|know)(?: for me| here| with| me with| about)?(?: please)?(?=\n|$)|\b(?:wetin|what) you (?:fit|sabi|dey) (?:do|help)(?: for me| me with| here)?(?=\n|$)|\bwetin you sabi(?=\n|$)|\bhow (?:can|could|do|fit) you (?:help|assist|work)\b|\bhow (?:you|una) (?:go|fit) (?:help|take help)\b|\bhow (?:do|does|to) (?:i |you |this |the )?(?:use)? ?(?:this|you|chat|assistant|bot)(?: work)?(?=\n|$)|^(?:help|help me|menu|options|can you help(?: me)?|i need help|i need your help|please help me|pls help|abeg help me)(?=\n|$)|\bwhat are you for\b/

/** 'thank you, I will come back': whatever follows, unless something is asked. */
const ENDS =
  /^(?:(?:ok|okay|alright|oh|well|great|nice|wow|hmm) )*(?:thanks?|thank you|i appreciate|god bless|you (?:are|re|were) (?:so |very |too |really )*(?:sweet|kind|helpful|nice|good|great)|i love you|bye|good ?bye|good ?night|see you|nice one see you|talk later|i will (?:come|be) back|let me think|i will think)\b(?: \S+){0,9}$/
const ASKS_ON =
  /\b(?:show|find|need|want|wan|buy|get|cheaper|how|what|which|where|when|do|does|can|is|are|any|order|compare|other|another|under|below|but)\b/

/** 'Good evening, how is the family?' */
const OPENS = new RegExp(
  `^(?:${GREETINGS})(?: (?:${FILLERS}))*(?: how (?:is|are|was) (?:the|your|una|you|everybody|everyone|work|business|life)(?: \\w+){0,2})?$`,
)
/** 'you are funny', 'do you speak Yoruba', 'my name is Chidi': said to us and of no goods. */
const OF_US =
  /^(?:(?:so|and|but|oh|please|abeg) )*(?:you (?:are|re|be|dey|too|sabi|try|look|sound)|do you (?:speak|understand|sleep|eat|like|know(?! (?:any|an?) (?:\w+ )?(?:shop|store|seller)s?\b)|hear|remember|think|feel)|can you (?:hear|see|speak|talk|sing|dance|understand|read)|my name is|i am called|call me|i (?:am|m) (?:bored|new here|just looking|just browsing|only looking|back|here)|just (?:checking|looking|browsing)|are you (?:there|ok|okay|sure|serious|busy|free|real|awake)|is anybody|is anyone)\b(?: \S+){0,6}$/

/** Greetings, thanks and who we are; null when there is more in the message. `text` is heard, `written` its first half. */
export function smallTalkOf(text: string): Talk | null {
  const [written = ''] = text.split('\n')
  if (WHO.test(text)) return 'who'
  if (WHAT.test(text)) return 'help'
  if (only(GREETINGS).test(written) && some(GREETINGS).test(written)) return 'greeting'
  if (only(`${THANKS}|${GREETINGS}`).test(written) && some(THANKS).test(written)) return 'thanks'
  if (ENDS.test(written) && !ASKS_ON.test(written)) return 'thanks'
  if (OPENS.test(written) && !ASKS_ON.test(written.replace(OPENS, ''))) return 'greeting'
  return null
}

/** Whether it is said to us, and asks for nothing; what insults or turns us is described apart before. */
export function isToAssistant(text: string): boolean {
  const [written = ''] = text.split('\n')
  return OF_US.test(written) && !ASKS_ON.test(written.replace(OF_US, ''))
}
