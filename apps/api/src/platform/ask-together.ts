/** More in one round would make the first ones wait for the last. */
const MAX_TOGETHER = 100

type Waiting<Question, Answer> = {
  question: Question
  answer: (answer: Answer) => void
  fail: (reason: unknown) => void
}

/** Gives the answers in the order of the questions. */
type AskAll<Question, Answer> = (questions: readonly Question[]) => Promise<readonly Answer[]>

/**
 * Small questions that come at the same time go out as one, since under load the way to the database and back is most
 * of what each costs: while one round is under way the next gathers. Nobody gets an answer from before they asked, and
 * who asks alone does not wait.
 */
export function askTogether<Question, Answer>(
  askAll: AskAll<Question, Answer>,
): (question: Question) => Promise<Answer> {
  const waiting: Waiting<Question, Answer>[] = []
  let isUnderWay = false
  const askInRounds = async () => {
    isUnderWay = true
    while (waiting.length > 0) await askRound(askAll, waiting.splice(0, MAX_TOGETHER))
    isUnderWay = false
  }
  return (question) =>
    new Promise((answer, fail) => {
      waiting.push({ question, answer, fail })
      if (!isUnderWay) void askInRounds()
    })
}

async function askRound<Question, Answer>(
  askAll: AskAll<Question, Answer>,
  round: readonly Waiting<Question, Answer>[],
): Promise<void> {
  try {
    const answers = await askAll(round.map(({ question }) => question))
    if (answers.length !== round.length) throw new Error('Not every question was answered')
    for (const [at, answer] of answers.entries()) round[at]?.answer(answer)
  } catch (error) {
    // A question that cannot be answered, or a connection that broke, must not cost all the others.
    if (round.length > 1) await Promise.all(round.map((one) => askRound(askAll, [one])))
    else for (const { fail } of round) fail(error)
  }
}
