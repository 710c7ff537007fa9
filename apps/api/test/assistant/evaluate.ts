import type { AssistantReply } from '@ahia/contracts/assistant'
import type { TestApi } from '../test-api.ts'
import { type Asker, askInTurn } from './ask-in-turn.ts'
import { findFaults } from './check-answer.rules.ts'
import { findFalseNothing, findUntruths } from './check-truth.rules.ts'
import type { Market } from './market.ts'
import type { People } from './people.ts'
import type { Question } from './question.ts'

type Graded = { question: Question; reply: AssistantReply; faults: string[]; untruths: string[] }

export type Evaluation = { graded: Graded[]; right: number }

export const isRight = ({ faults, untruths }: Graded): boolean => faults.length + untruths.length === 0

export type Surroundings = {
  api: TestApi
  market: Market
  people: People
  knownNaira: readonly number[]
  /** Who asks where the question names nobody; a guest when left out. */
  visitor?: { token: string }
}

/** Asks each question as its shopper would, and holds the answer against what is expected and against the market. */
export async function evaluate(
  surroundings: Surroundings,
  questions: readonly Question[],
): Promise<Evaluation> {
  const graded: Graded[] = []
  for (const question of questions) graded.push(await grade(surroundings, question))
  const right = graded.filter(isRight).length
  return { graded, right: right / graded.length }
}

async function grade(
  { api, market, people, knownNaira, visitor }: Surroundings,
  question: Question,
): Promise<Graded> {
  const { turns: messages, as, lookingAt, expect } = question
  const person = as ? people[as] : null
  const open = lookingAt ? market.products.find(({ name }) => name === lookingAt) : null
  if (open === undefined) throw new Error(`${question.name} looks at what is not sold: ${lookingAt}`)
  const token = (person ?? visitor)?.token
  const asker: Asker = {
    ...(token === undefined ? {} : { token }),
    ...(open ? { lookingAt: open._id } : {}),
  }
  const { reply, shownBefore } = await askInTurn(api, messages, asker)
  const ownOrderIds = person?.orderIds ?? []
  return {
    question,
    reply,
    faults: findFaults(market, reply, expect),
    untruths: [
      ...findUntruths(market, {
        reply,
        messages,
        repeats: 'amounts',
        shownBefore,
        ownOrderIds,
        knownNaira,
      }),
      ...findFalseNothing(reply, expect),
    ],
  }
}

/** The figure of each kind. */
export function toFigures(title: string, { graded, right }: Evaluation): string {
  const lines = [...Map.groupBy(graded, ({ question }) => question.kind)].map(([kind, all]) => {
    const well = all.filter(isRight)
    return `  ${kind.padEnd(10)} ${well.length} of ${all.length}`
  })
  return [`\n${title}: ${(right * 100).toFixed(1)} % of ${graded.length} right`, ...lines].join('\n')
}

/** For anyone who makes it better: every miss with what was said and shown instead. */
export const toMisses = ({ graded }: Evaluation): string =>
  graded
    .filter((one) => !isRight(one))
    .map(({ question, reply, faults, untruths }) =>
      [
        `  miss ${question.name}: "${question.turns.join('" → "')}"`,
        ...[...faults, ...untruths].map((fault) => `    - ${fault}`),
        `    said: ${reply.chatbot_response}`,
        `    shown: ${reply.recommendations.map(({ name }) => name).join(' · ') || 'nothing'}`,
      ].join('\n'),
    )
    .join('\n')
