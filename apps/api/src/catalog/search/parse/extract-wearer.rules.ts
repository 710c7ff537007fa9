import {
  type Extracted,
  GAP,
  type NormalisedText,
  oneOfAlternatives,
  wholeWords,
} from './normalised-text.rules.ts'

/** For whom clothes and the like are. */
export type Wearer = 'men' | 'women' | 'kids' | 'boys' | 'girls'

const CALLED: Readonly<Record<Wearer, string>> = {
  men: 'men | man | mens | male | males | guys | gents | gentlemen | husband | boyfriend | dad | daddy | father | brother',
  women:
    'women | woman | womens | lady | ladies | female | females | wife | girlfriend | mum | mummy | mother | sister',
  boys: 'boys | boy | son',
  girls: 'girls | girl | daughter',
  kids: 'kids | kid | children | child',
}

/** Only these are worn or carried by one and not by the other. */
const WORN = new Set(
  `shoe shoes sneaker sneakers trainers sandal sandals slipper slippers boots heels cloth clothes clothing wear wears
  dress dresses gown gowns shirt shirts top tops trouser trousers jeans shorts skirt skirts suit suits boxer boxers
  underwear pant pants bra socks cap caps hat hats bag bags purse wallet belt belts watch watches wristwatch ring rings
  necklace earrings bracelet perfume cologne native senator kaftan agbada lace ankara sunglasses glasses uniform pyjamas
  nightwear jewellery jewelry jewelries cufflinks brooch jacket hoodie tie singlet sweater cardigan backpack chain`.split(
    /\s+/,
  ),
)

/** 'shoes for men', 'ladies bag': who it is for. Of other things than clothes it stays where it is. */
export function extractWearer(text: NormalisedText): Extracted<Wearer | null> {
  if (!text.split(' ').some((word) => WORN.has(word))) return { found: null, rest: text }
  for (const [wearer, names] of Object.entries(CALLED)) {
    const pattern = wholeWords(`(?:for )?(?:(?:my|a|the|our) )*${oneOfAlternatives(names)}`)
    const rest = text.replace(pattern, GAP)
    if (rest !== text && isWearer(wearer)) return { found: wearer, rest }
  }
  return { found: null, rest: text }
}

const isWearer = (text: string): text is Wearer => text in CALLED
