import { encodeSent } from '@ahia/pictures/encode-sent'
import { inspectSent } from '@ahia/pictures/inspect-sent'
import { SentRefused } from '@ahia/pictures/sent-fault'
import type { PictureAnswer, PictureTask } from './picture-task.ts'

// What strangers send is opened here, beside the market: a decoder that fails takes nothing with it but one picture.
// It holds no secrets and no connections; it reads one task at a time from whoever started it, and answers it.

process.on('message', async (task: PictureTask) => process.send?.(await work(task)))

// Ends with its parent, however that ends. Leaving politely would wait for the decoder to finish.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'))

// Ctrl-C reaches us too: who is closing the market finishes what is under way, and then ends us.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {})

process.send?.('ready')

async function work({ bytes, shape, maxPixels }: PictureTask): Promise<PictureAnswer> {
  try {
    const inspected = await inspectSent(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length), maxPixels)
    const files = await encodeSent(inspected, shape)
    const { width, height } = inspected
    return { outcome: 'made', width, height, files, rssBytes: process.memoryUsage.rss() }
  } catch (error) {
    if (!(error instanceof SentRefused)) throw error
    return { outcome: 'refused', fault: error.fault, rssBytes: process.memoryUsage.rss() }
  }
}
