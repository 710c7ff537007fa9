import { encodeSent } from '@ahia/pictures/encode-sent'
import { inspectSent } from '@ahia/pictures/inspect-sent'
import { SentRefused } from '@ahia/pictures/sent-fault'
import { answerTasks } from '#platform/processes/answer-tasks.ts'
import type { PictureAnswer, PictureTask } from './picture-task.ts'

// Decodes untrusted files outside of the server: a decoder that crashes costs only one picture.
// It holds no secrets and no connections.

answerTasks(async ({ bytes, shape, maxPixels }: PictureTask): Promise<PictureAnswer> => {
  try {
    const inspected = await inspectSent(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length), maxPixels)
    const { files, fingerprint } = await encodeSent(inspected, shape)
    const { width, height } = inspected
    return { outcome: 'made', width, height, files, fingerprint }
  } catch (error) {
    if (!(error instanceof SentRefused)) throw error
    return { outcome: 'refused', fault: error.fault }
  }
})
