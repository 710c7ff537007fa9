import { SentRefused } from '@ahia/pictures/sent-fault'
import {
  createTaskProcess,
  ProcessNotStarted,
  type TaskProcessSettings,
} from '#platform/processes/task-process.ts'
import { picturesNotOpened } from '../media.errors.ts'
import { type PictureAnswer, type PictureTask, pictureAnswerSchema } from './picture-task.ts'

export type MakePicture = (task: PictureTask) => Promise<PictureAnswer>

const AS_USUAL: TaskProcessSettings = {
  entry: new URL('./picture-process.ts', import.meta.url),
  longestMs: 15_000,
  idleMs: 30_000,
  maxTasks: 200,
  maxRssBytes: 200 * 1024 * 1024,
}

/**
 * Decodes pictures in a separate process, which is started on demand. When that ends before it has answered, also by timeout,
 * the picture is rejected and the next one gets a new process.
 */
export function createPictureMaker(changed: Partial<TaskProcessSettings> = {}): MakePicture {
  const { ask } = createTaskProcess<PictureTask, PictureAnswer>({ ...AS_USUAL, ...changed }, (answer) =>
    pictureAnswerSchema.parse(answer),
  )
  return async (task) => {
    try {
      return await ask(task)
    } catch (error) {
      throw error instanceof ProcessNotStarted
        ? picturesNotOpened(error)
        : new SentRefused('not_opened', error)
    }
  }
}
