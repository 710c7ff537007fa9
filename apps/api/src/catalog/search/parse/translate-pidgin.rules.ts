import { PIDGIN } from '@ahia/reference/assistant/pidgin'
import { PLACES } from '@ahia/reference/assistant/places'
import { type NormalisedText, oneOfPhrases, wholeWords } from './normalised-text.rules.ts'

const PHRASE = wholeWords(oneOfPhrases(Object.keys(PIDGIN)))

const PLACE = oneOfPhrases(Object.values(PLACES).flat())

/** What a single word does not tell; each is tried once, in this order. */
const IN_CONTEXT: readonly (readonly [RegExp, string])[] = [
  [/(?<= )(where|what|how) (my|the) (\S+) (?:dey|is)(?= )/g, '$1 is $2 $3'],
  [/(?<! (?:do|can|should|could|will|would|may|did|where|when|how|if|once|what)) i get(?= )/g, ' i have'],
  [/(?<! (?:do|can|could|will|would|did|where|if|should)) you get(?= )/g, ' do you have'],
  [wholeWords(`i dey(?= ${PLACE} )`), 'i am in'],
  [wholeWords(`(we|you|they) dey(?= ${PLACE} )`), '$1 are in'],
  [wholeWords(`dey(?= ${PLACE} )`), 'is in'],
  [/(?<= (?:i|we|you|it|they|he|she|what|who|that|e)) fit(?= )/g, ' can'],
  [/(?<= )fit (?=(?:buy|get|use|help|return|pay|find|carry|give|take|see|wear|do|i|you) )/g, 'can '],
  [/(?<= (?:want|to|can|me|for|want to|go)) chop(?= )/g, ' eat'],
  // 'who sells am', but 'I am'
  [/(?<! i| where| who| what) am(?= )/g, ' it'],
  [/(?<= )e(?= (?:is|no|not|go|has|get|too|dey|don|be|come|wear|can|fit|for|must) )/g, 'it'],
  [/(?<= (?:i|we|you|it|they)) no(?= (?!more |one ))/g, ' do not'],
  [/(?<= (?:the (?:\S+ ){1,3}|\d+ \S+ ))own(?= )/g, 'one'],
  // 'gele wey dem don tie', 'already tied gele'
  [/(?<= )(?:already|pre) (?:tied|made|sewn) (?=[^ ,?])/g, 'ready made '],
  [/(?<= )(?!already |pre )(\S+) (?:that is |that are )?already (?:tied|made|sewn)(?= )/g, 'ready made $1'],
  [/(?<= )(\S+) ready made(?: already)?(?= (?:[,?]|$))/g, 'ready made $1'],
  [/^ ([^,?]{1,60}) nko(?= )/, ' what about $1'],
  [
    /(?<= (?:plants?|flowers?) )(?:for )?(?:inside|in|for) (?:the |my |a )?(?:parlour|house|room|sitting room|living room|bedroom|office)(?= )/g,
    'indoor',
  ],
  [
    /(?<= )(?:cloth|cloths|clothes|clothing|wears?|dress) for (?:(?:my|a|the|our|her|little|small) )*(?:(?:newborn|new born|new)(?: bab(?:y|ies))?|bab(?:y|ies))(?= )/g,
    'baby clothes',
  ],
  [/(?<= )bab(?:y|ies) (?:cloth|cloths|wears?|dress)(?= )/g, 'baby clothes'],
  [/(?<= )(?:newborn|new born)(?: baby)? (?:cloth|cloths|clothes|clothing|wears?)(?= )/g, 'baby clothes'],
  [
    /(?<= (?:yam|cassava|plantain|wheat|corn|maize|beans?|rice|baking|bread|cake|okpa)) flowers?(?= )/g,
    ' flour',
  ],
  // 'cheap pass' is in the table; so is all that has a word of its own
  [/(?<= )(big|small|strong|fast|long|light|loud|hot|sweet|fresh) pass(?= )/g, 'most $1'],
  [/(?<= )(?:better pass)(?= [,?]| $)/g, 'best'],
  [/(?<= )pass (?=[₦\d])/g, 'more than '],
  [/(?<= )not more than(?= (?!₦|\d|\S+ (?:thousand|hundred|million|k|naira) ))/g, 'not'],
  [
    /(?<= )(?:do not|dont|not|cannot|cant|no) (?:(?:want|wan|going|able|like) )?(?:to )?(?:spend|pay|go|exceed|cross|use) (?:more than|above|over|beyond|past) (?=[₦\d])/g,
    'not more than ',
  ],
  [/ dey(?= (?:[,?]| $))/g, ' is'],
  [/ dey(?= )/g, ''],
  [/(?<= )is is(?= )/g, 'is'],
  [/(?<= )or (?=[?] |$)/g, ''],
]

/** Pidgin and what is typed in haste in plain English; other words stay as they are. */
export function translatePidgin(text: NormalisedText): NormalisedText {
  const translated = text.replace(PHRASE, (phrase) => PIDGIN[phrase] ?? phrase)
  const plain = IN_CONTEXT.reduce(
    (sofar, [pattern, plain]) => squeezed(sofar.replace(pattern, plain)),
    squeezed(translated),
  )
  return plain
}

const squeezed = (text: NormalisedText): NormalisedText => text.replace(/ {2,}/g, ' ')
