import { QUESTIONS as answerHeldOut } from './held-out/answer.ts'
import { QUESTIONS as compareHeldOut } from './held-out/compare.ts'
import { QUESTIONS as findBodyAndWear } from './held-out/find-body-and-wear.ts'
import { QUESTIONS as findFoodAndFarm } from './held-out/find-food-and-farm.ts'
import { QUESTIONS as findHomeAndTech } from './held-out/find-home-and-tech.ts'
import { QUESTIONS as findPetsGardenCars } from './held-out/find-pets-garden-cars.ts'
import { QUESTIONS as recommendHeldOut } from './held-out/recommend.ts'
import { QUESTIONS as refuseHeldOut } from './held-out/refuse.ts'
import { QUESTIONS as trackHeldOut } from './held-out/track.ts'
import type { Question } from './question.ts'
import { QUESTIONS as answer } from './tuning/answer.ts'
import { QUESTIONS as compare } from './tuning/compare.ts'
import { QUESTIONS as findBudget } from './tuning/find-budget.ts'
import { QUESTIONS as findPlaces } from './tuning/find-places.ts'
import { QUESTIONS as findWants } from './tuning/find-wants.ts'
import { QUESTIONS as recommend } from './tuning/recommend.ts'
import { QUESTIONS as refuse } from './tuning/refuse.ts'
import { QUESTIONS as track } from './tuning/track.ts'

/** What the assistant is made better with. */
export const TUNING: readonly Question[] = [
  ...answer,
  ...compare,
  ...findBudget,
  ...findPlaces,
  ...findWants,
  ...recommend,
  ...refuse,
  ...track,
]

/** What nobody looks at while working on it: only ever run. */
export const HELD_OUT: readonly Question[] = [
  ...answerHeldOut,
  ...compareHeldOut,
  ...findBodyAndWear,
  ...findFoodAndFarm,
  ...findHomeAndTech,
  ...findPetsGardenCars,
  ...recommendHeldOut,
  ...refuseHeldOut,
  ...trackHeldOut,
]
