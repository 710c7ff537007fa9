/**
 * Words a model may use although no fact has them: they join sentences and claim nothing of any product. None that speaks
 * of price, quality, stock, delivery, returns, payment or people belongs here: those must come from the facts.
 */
export const PLAIN_WORDS: ReadonlySet<string> = new Set(
  `a about above after again all also although am among an and another any are around as at be because been
  before being below beside between both but by came can choice choices choose come comes compare compared comparing
  consider could did do does don each either else fit fits five few find first follow following for found four from get
  gives go goes got had happy has have having he hello help here hi how however i if in instead into is it its
  just keep know last least less let like listed ll look looking looks m made make makes many match matches
  may me might more most much my name named near need needs next no none nor not note now of off okay
  on once one ones only option options or other others our out over own pair pick picks please product products rather
  re right s same say says second see sell seller sells set shop shopping shops should show shows side similar since so
  some something sure t take takes tell than thank thanks that the their them then there these they thing things third
  this those though three through to together too two under until up us use ve very want was way we well were what
  when where whether which while who will wish with within without would yes yet you your`.split(/\s+/),
)
