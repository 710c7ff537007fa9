// How well search finds what shoppers mean: both halves of the golden set, and every miss.
import { runEvaluation } from './checks/run-evaluation.ts'

await runEvaluation('apps/api/test/search')
