import { parentPort, workerData } from 'node:worker_threads'
import { readText } from '@ahia/documents/read-text'
import { z } from 'zod'
import { toPdf } from './merchant-terms-pdf.ts'

const terms = readText(z.string().parse(workerData))
parentPort?.postMessage({ version: terms.date, pdf: await toPdf(terms) })
