import type { Talk } from '../plan/plan.ts'

const FORBIDDEN: readonly RegExp[] = [
  /\b(?:pistols?|rifles?|bullets?(?! (?:blender|point|pen|proof|journal|camera|cctv)\w*)|ammo|ammunition|ak ?47|firearms?|revolvers?|grenades?|explosives?|dynamite|gun ?powder|shot ?guns?|machine guns?|juju for|cult)\b/,
  /(?<!\b(?:spray|glue|water|massage|heat|grease|toy|nail|caulk|caulking|label|price|bubble|hot air|air|staple|rivet|silicone|soldering|foam|wash|thermometer|temperature|paint|washer|tagging|hair|nerf) )\bguns?\b(?! (?:massager|holder|toy))(?!.*\b(?:hose|spray\w*|patterns?|fittings?|paint\w*|nozzle|car wash)\b)(?<!\b(?:hose|spray\w*|nozzle|garden|car wash)\b.*)/,
  /(?<!\b(?:bath|photo|seed|shower) )\bbombs?\b/,
  /\b(?:cocaine|heroin|marijuana|cannabis|tramadol|codeine|rohypnol|crystal meth|meth|mkpuru ?mmiri|lsd|ecstasy|mdma|hard drugs?|indian hemp|hemp(?! (?:oil|seed|rope|protein))|skunk|crack cocaine|opium)\b/,
  /(?<!\bsea )\bweed\b(?! (?:killer|eater|remover|cutter|control|puller|barrier|mat|whacker|trimmer|free))|\bsmok\w* (?:weed|loud|igbo)\b|\bigbo\b.*\bsmok\w*\b/,
  /\b(?:fake|counterfeit|forged) (?:naira|dollars?|money|currency|passport|certificates?|id|documents?|visa|nin|license|licence)\b|(?<!\b(?:got|get|was|were|been|is|are|don|they) )\bstolen\b|\bhuman (?:parts?|organs?|kidney|skull|blood)\b|\b(?:sell|buy) (?:my |a )?kidney\b|\b(?:pangolin|elephant (?:ivory|tusks?)|real ivory|tiger skin|leopard skin)\b/,
  /\b(?:hack|hacking|clone|crack|spy on)\b.*\b(?:account|phone|whatsapp|facebook|atm|card|bank|bvn|instagram|wife|husband|someone|password)\b|\byahoo (?:plus|format|tools)\b|\bmoney ritual\b|\bcloned cards?\b/,
  /\bpoison\b.*\b(?:someone|somebody|person|my (?:wife|husband|neighbou?r|boss|enemy|ex))\b|\bkill (?:someone|somebody|a person|my (?:wife|husband|neighbou?r|boss|ex))\b/,
]

const DESPAIR =
  /\b(?:kill myself|suicide|suicidal|end my life|want to die|wan die|tired of (?:life|living))\b/

const INSULTS =
  /\b(?:mumu|ode|olodo|werey|were|oloshi|olosho|ashawo|ewu|anuofia|onye ?ara|onye ?iberibe|shege|dan ?iska|banza|wawa|stupid|useless|idiot\w*|fool|foolish|dumb|nonsense|rubbish|bastard|goat|cow|dundee|yeye|maga|mugu|thief|thieves|ole|barawo|scammers?|liars?|fuck\w*|shit\w*|bitch|asshole|crap|damn|hell|hate|mad|crazy|moron|silly|trash|garbage|worthless|ugly|shut up|waka|your (?:papa|mama|father|mother)|thunder fire|god punish|suck)\b/
const AT_US =
  /\b(?:you|your|u|ur|una|bot|robot|assistant|this thing|ahia|this app|this site|waka|thunder|god punish|shut up)\b/
const SURELY =
  /\b(?:mumu|ode|olodo|werey|oloshi|idiot\w*|bastard|stupid|useless|foolish|nonsense|rubbish|fuck\w*|shit\w*|yeye|anuofia|ewu|mugu|shege)\b/
const HARMLESS =
  /\b(?:cow (?:leg|meat|skin|tail|milk)|goat (?:meat|milk|head)|mad (?:max|honey)|garbage (?:bag|bin)|trash (?:bag|bin|can)|silly putty|were you|you were|we were|they were|were (?:you|the|my|they|there|is)|waka (?:shoe|sandal)|scammers? (?:safe|protect)|(?:are|is) (?:you|una|they|this|ahia|these)(?: people| guys)? (?:a |real |all )*scammers?)\b/

const ASKS =
  /\b(?:who|what|when|where|why|how|which|tell|explain|did|does|do|is|are|will|can|should|could|give|wetin|predict|think|recommend|suggest|best)\b/

/** Each pattern needs a question around it, so that products with such words are still found. */
const ELSEWHERE: readonly RegExp[] = [
  /\b(?:president\w*|elections?|vote|voting|senate|(?:who|which|how many)\b.*\bsenators?|senators? (?:of|representing)|governors?|ministers?|politic\w*|tinubu|peter obi|atiku|buhari|apc|pdp|labour party|inec|government|corruption|biafra|ipob|national assembly|parliament|trump|putin|subsidy)\b/,
  /\b(?:premier league|champions league|world cup|afcon|super eagles|man(?:chester)? (?:united|u|city)|arsenal|chelsea|barcelona|real madrid|liverpool)\b.*\b(?:match|game|play\w*|win|won|lose|lost|score\w*|beat|today|yesterday|result|table|champion\w*)\b|\b(?:who|which team)\b.*\b(?:won|win|score\w*)\b|\b(?:bet9ja|sporty ?bet|betting|sure odds|odds|bet slip|lottery|lotto|baba ijebu)\b/,
  /\b(?:weather|rain (?:today|tomorrow|fall)|temperature (?:in|today|outside)|forecast|go rain|time is it|what(?:s| is) the (?:time|date)|what day is)\b/,
  /\b(?:latest|today|breaking|world) news\b|\bnews (?:today|about|headlines?)\b|\bexchange rate\b|\bdollar (?:rate|to naira)\b|\bnaira to dollar\b|\bfuel price\b|\bblack market rate\b|\bbitcoin (?:price|rate)\b|\bstock market\b|\bforex\b/,
  /\b(?:capital (?:city )?of|population of|history of|(?:nigerian|world|african) history|meaning of|distance (?:from|between)|who (?:is|was)(?<!\b(?:for|my|an?|her|his|our|someone|somebody|person)\b.*)|who (?:invented|discovered|wrote|killed|founded)|when (?:did|was)|tallest|how (?:far|big) is the (?:moon|sun|earth))\b/,
  /\b(?:is (?:there a )?god|does god|god exist|pray (?:for|with) me|bible (?:verse|say|passage)|quran say|which religion|what religion|true religion|islam or christian\w*|christian\w* or islam|heaven|hell fire|who is (?:jesus|god|allah|satan)|jesus (?:real|coming|return)|prophecy|prophesy|juju|dream meaning|horoscope|zodiac|star sign)\b/,
  /\b(?:homework|assignment|exam (?:questions?|answers?)|jamb|waec|neco|past questions?|thesis|project topic|gst|essay|quadratic|equation|algebra|calculus|integrate|differentiate (?:\d|x|y|f|sin|cos)|photosynthesis|chemistry|physics question)\b/,
  /\b(?:recommend|suggest|best|good|watch)\b.*\b(?:movies?|films?|tv series|nollywood)\b(?! (?:projector|camera))/,
  /\bwhat name\b.*\b(?:son|daughter|baby|child|boy|girl|dog)\b|\bname (?:should|can|for) (?:we|i|my|our)\b.*\b(?:son|daughter|baby|child)\b/,
  /\b(?:joke|riddle|sing (?:me|for|a)|song lyrics|tell me a story|bedtime story|poem|gist me|fun fact|play (?:a )?game|trivia)\b/,
  /\b(?:marry me|love me|be my (?:girl|boy)?friend|(?:find|give|get) me (?:an? )?(?:girlfriend|boyfriend|husband|wife)(?=\n|$)|(?:girlfriend|boyfriend|marriage) (?:advice|problems?|wahala)|(?:girlfriend|boyfriend|wife|husband) (?:left|dumped|cheat\w*|no love)|date me|relationship advice|my ex|cheating on me|toast a girl|how old are you|are you (?:married|single|christian|muslim|nigerian|igbo|yoruba|hausa|hungry|rich|fine)|do you have (?:an? )?(?:wife|husband|children|girlfriend|boyfriend)(?=\n|$)|where do you live|do you (?:eat|sleep|have feelings|dream))\b/,
  /\b(?:legal advice|sue|lawyer|divorce|court case|visa application|japa|loan|lend me|borrow me|invest(?:ment)?|make money|get rich|tax advice|business idea)\b/,
]

const WRITES =
  /\b(?:write|compose|draft|generate|do my|help me (?:with|write|do)|produce)\b.*\b(?:essays?|assignments?|poems?|songs?|stor(?:y|ies)|letters?|cv|resume|speech|articles?|codes?|rap|emails?|thesis|captions?|novel|scripts?|programs?|python|javascript|java|html|sql|website|functions?|homework|seminar|proposal|cover letter|tweet|blog|lyrics|sermon)\b/
const CODES =
  /\b(?:python|javascript|typescript|java|html|css|php|c\+\+|react|django|sql)\b.*\b(?:code|script|function|program|error|write|debug|loop|class|how)\b|\b(?:code|debug|function|program|loop)\b.*\b(?:python|javascript|java|html|php|sql)\b|\bfibonacci\b|\bbubble sort\b|\bsort(?:ing)? algorithm\b/
const TRANSLATES =
  /\b(?:translate|summari[sz]e|paraphrase|proofread|conjugate|spell the word)\b|\bhow (?:do|to) (?:you )?say\b.*\b(?:in|for) (?:french|yoruba|igbo|hausa|spanish|english|chinese)\b/
const SUMS =
  /^\W*(?:what(?:['’]?s| is)|calculate|solve|compute|how much is|wetin be)?\s*[\d.,]+\s*(?:x|×|\*|\+|-|\/|÷|times|plus|minus|divided by|multiplied by|\^)\s*[\d.,]+(?:\s*(?:x|\*|\+|-|\/|times|plus|minus)\s*[\d.,]+)*\s*[?=.]*\s*$|\b\d+ ?(?:%|percent) of ₦?[\d,]+k?\s*\??$|\bsquare root of\b|\bsolve\b.*=|\bsolve (?:for )?x\b/i
const MONEY_BEGGED =
  /\burgent (?:2k|\d+k)\b|\b(?:send|give|borrow|lend|dash|transfer|gift) me (?:some |small |your )?(?:money|airtime|data|cash|₦? ?\d+ ?k|recharge card)\b/

/** Products with such words: 'a book of the history of Benin', 'a jersey of Arsenal'. */
const GOODS =
  /\b(?:sell(?:s|ing|er)?|shop|books?|jersey|shirt|boots?|coat|umbrella|novel|bible cover|mat|rug|toy|poster|flag|cap|mug|thermometer|clock|watch|calculator|game console|board game|console|chemistry set|do you (?:have|sell)|una (?:get|dey sell)|how much is|price of|show me|find|buy|gifts?|presents?|valentine|birthday|budget|what (?:can|should|fit) i (?:get|buy|give)|expensive|outfits?|fabrics?|native|materials?|wears?|looking for|i need (?:an? )?(?!help|assistance|someone)|cheap\w*)\b/

/** What a message is about that is not shopping; null if it may be shopping. */
export function offTopicOf(text: string, written: string): Talk | null {
  if (DESPAIR.test(text)) return 'despair'
  if (FORBIDDEN.some((pattern) => pattern.test(text))) return 'not-sold'
  if (isInsult(text)) return 'insult'
  if (SUMS.test(written) || MONEY_BEGGED.test(text)) return 'off-topic'
  if (WRITES.test(text) && !/\b(?:show|find|buy|sell|order)\b/.test(text)) return 'off-topic'
  if (CODES.test(text) || TRANSLATES.test(text)) return 'off-topic'
  const isElsewhere = ELSEWHERE.some((pattern) => pattern.test(text)) && ASKS.test(text)
  return isElsewhere && !GOODS.test(text) ? 'off-topic' : null
}

function isInsult(text: string): boolean {
  if (HARMLESS.test(text) || GOODS.test(text)) return false
  if (/\b(?:you|u|una) (?:no|dont) (?:sabi|know) (?:anything|nothing|work|book)\b/.test(text)) return true
  const isShort = (text.split('\n')[0] ?? '').split(' ').length <= 4
  return (INSULTS.test(text) && AT_US.test(text)) || (isShort && SURELY.test(text))
}
