import os from 'node:os'
import { demoShops } from '@ahia/demo-market/demo-shops'
import { makePicture } from '@ahia/demo-market/painting/make-picture'
import { planPictures } from '@ahia/demo-market/pictures/plan-pictures'
import { answerTasks } from '#platform/processes/answer-tasks.ts'
import type { PainterAnswer, PainterTask } from './painter-task.ts'

// Paints in a separate process, so that its memory (some hundred megabytes) is freed at the end.

/** A low priority, so that shoppers are served first. */
const NICENESS = 5
os.setPriority(NICENESS)

const planned = planPictures(demoShops).then(
  ({ all }) => new Map(all.map((picture) => [picture.key, picture])),
)

answerTasks(async (task: PainterTask): Promise<PainterAnswer> => {
  const pictures = await planned
  if (task.kind === 'keys') return { keys: [...pictures.keys()] }
  const picture = pictures.get(task.key)
  if (!picture) throw new Error(`${task.key} is no picture of the demo market`)
  return { files: await makePicture(picture) }
})
