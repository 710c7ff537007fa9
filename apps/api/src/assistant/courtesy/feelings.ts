import type { Plan } from '../plan/plan.ts'

const SORROW =
  /\b(?:lost (?:his|her|my|their|our) (?:job|work|phone|mother|father|mum|dad|wife|husband|child|baby|brother|sister|dog|cat)|passed away|(?:he|she|who|father|mother|mum|dad|wife|husband|child|baby|brother|sister|friend|dog|cat|uncle|aunty?) (?:just |has |is |don )?(?:died|dead|die)|burial|mourning|bereaved|in hospital(?! bag)|very sick|heart ?broken|so sad|i (?:am|feel|dey) (?:so |very |really )?(?:sad|tired|stressed|down|lonely|depressed|broke|overwhelmed|frustrated)|my (?:\w+ )?(?:house|shop) burnt?|robbed|stole my|thieves|accident|laid off|sacked|broke up|flood\w*)\b/
const JOY =
  /\b(?:just (?:gave birth|had a baby|got married|got engaged|graduated|got (?:a |the )?(?:new )?job|moved)|(?:am|is|are|was) getting married|i (?:got|passed|won)\b.*\b(?:job|exam|exams|admission|promotion|visa)|promoted|we are expecting|so happy|so excited|our new ?born|new baby)\b/
const ANGER =
  /\b(?:(?:very|so|really) (?:angry|annoyed|upset|disappointed)|i am (?:angry|annoyed|upset|disappointed)|this is (?:nonsense|unacceptable|rubbish)|fed up|una (?:dey )?(?:disappoint|vex)|i dey vex|nobody (?:answers|is answering)|scamm(?:ed|ing) (?:me|us|my|people)|i (?:\w+ ){0,3}scammed|(?<!\b(?:if|whether|know|sure|think) )(?:this|it|you|they|una|everything) (?:people )?(?:is|are|be|na) (?:all |just |a |pure )*scam(?:s|mers?)?|(?:no|not|never|do not) (?:go )?trust (?:you|una) (?:again|any ?more)|worst (?:service|shop|experience))\b/

/** What somebody feels, where they say so; null when they do not. */
export function feelingOf(text: string): Plan['feeling'] {
  if (ANGER.test(text)) return 'anger'
  if (SORROW.test(text)) return 'sorrow'
  return JOY.test(text) ? 'joy' : null
}
