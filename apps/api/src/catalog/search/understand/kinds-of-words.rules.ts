import { stemOf } from '../parse/stems.rules.ts'

/** What is done or happens: in a sentence it says what for, never what. Words that are also things ('iron', 'polish') are not here. */
const VERBS = new Set(
  `finish spoil spoilt die dying bite bites biting enter remove removing climb climbing rub start stop fall falling fell cut
  hold keep keeping protect cover grow growing carry carrying hang break broke breaking burst burn leak leaking
  itching scratch hurt hurting paining cook cooking eat eating sleep sleeping work working walk walking waka running
  drive driving travel traveling travelling learn learning study teach celebrate celebrating surprise measure measuring rent hire marry married visit visiting come coming
  resume resuming move moving open opening close closing turn turned connect reduce avoid prevent treat cure heal kill chase
  steal stolen lose losing lost gain grind grinding pound fry frying boil boiling bake baking roast warm freeze cool wash
  washing clean cleaning sweep mop ironing sew sewing tie wear decorate record read write listen see seeing`.split(
    /\s+/,
  ),
)

export const isVerb = (word: string): boolean => VERBS.has(stemOf(word))

/** After a product these say what it does: 'which generator drinks small fuel'. */
export const saysWhatItDoes = (word: string): boolean => isVerb(word) || DOES.has(stemOf(word))

const DOES = new Set('drink charge last play'.split(' '))

/** The person it is for. */
const PEOPLE = new Set(
  'wife husband girlfriend boyfriend mum mother mummy dad father daddy boss secretary teacher pastor friend sister brother grandma grandpa grandmother grandfather uncle aunty aunt landlord visitor guest neighbour fiance fiancee person people customer passenger'.split(
    ' ',
  ),
)

export const isPerson = (word: string): boolean => PEOPLE.has(stemOf(word))

const SIZES = new Set('small big large mini little huge medium'.split(' '))

export const isSizeWord = (word: string): boolean => SIZES.has(word)

/** 'a small bottle of vegetable oil': in what it comes. */
const CONTAINERS = new Set(
  'bag bottle loaf loaves crate carton tin can pack packet sachet box bucket paint mudu derica congo cup kilo bowl plate bunch tuber set pair basket keg jar piece roll bale tray heap dozen bundle sack jug'.split(
    ' ',
  ),
)

/** What products are packed in: a bag, a keg, a tin. */
export const isContainer = (word: string): boolean => CONTAINERS.has(word) || CONTAINERS.has(stemOf(word))

/** These only modify a product ('dog food'): they are never the product, as nobody searches for a dog alone. */
const MODIFIERS = new Set(
  'dog puppy cat kitten pet bird rabbit baby kid child girl boy car motorcycle okada keke hair body face skin bride'.split(
    ' ',
  ),
)

export const isModifierOnly = (word: string): boolean => MODIFIERS.has(stemOf(word))
