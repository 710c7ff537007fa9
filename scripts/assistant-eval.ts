// How well the assistant answers: both halves of the questions, the misses of the half it is tuned with, and who tried to turn it.
import { runEvaluation } from './checks/run-evaluation.ts'

await runEvaluation('apps/api/test/assistant')
