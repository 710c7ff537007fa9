const setOf = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/))

/**
 * Words a model may use although our reply does not have them: they join sentences and claim nothing of any product. None
 * that speaks of figures, price, quality, stock, delivery, returns, payment or people belongs here, and none that denies.
 */
export const PLAIN_WORDS = setOf(
  `a about again all also although am among an and another any are around as at be because been before being beside between
  both but by can choice choices choose come comes compare compared comparing consider could did do does each either else fit
  fits find first follow following for found from get gives go goes got happy has have having hello help here hi how however
  i if in into is it its just keep know last let like listed ll look looking looks m made make makes match matches may me
  might my name named near need needs next note now of okay on one ones option options or other others our out own pair pick
  picks please product products rather re s say says second see sell sells set shop shopping shops should show shows side
  since so some something take takes tell thank thanks that the their them then there these they thing things third this those
  though through to together too up us use ve very want way we well what when where whether which while who will wish with
  would yes yet you your`,
)

/** Words that our reply may have and a model may not repeat by itself: what they say is a row's to say. */
export const CLAIM_WORDS = setOf(
  `above available below best bestseller cash cheap cheaper cheapest cost costs couldn day days deal deliver delivered delivers
  delivery didn discount doesn don every exchange expensive fast faster fee fees free guarantee hour hours isn least less
  lowest minutes month months more most naira never no none nor not nothing off only original over pay pays price priced
  prices quality rated rating refund refunds return returned returns review reviews sale same save saves ship shipping ships
  sold star stars stock t today tomorrow under verified warranty week weeks without`,
)

/** All that may stand beside a figure of a row: 'not {1.stock}' would turn it into its opposite, 'was {1.price}' into a sale. */
export const BESIDE_FIGURES = setOf(
  `a an and are at by can choose comes cost costs delivery find for from get has have here in is it its ll look of on one our
  price rated rating re s see shop shows sold stars that the there this to ve we which while with you your`,
)
