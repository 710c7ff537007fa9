import { encodeFrom } from '@ahia/pictures/encode-picture'
import { answerTasks } from '#platform/processes/answer-tasks.ts'
import type { WidthTask } from './make-width.ts'

answerTasks(({ widest, ...format }: WidthTask) => encodeFrom(widest, format))
