import { parentPort } from 'node:worker_threads'
import { readText } from '@ahia/documents/read-text'
import { toPdf } from './merchant-terms-pdf.ts'

const terms = readText('merchant-terms')
parentPort?.postMessage({ version: terms.date, pdf: await toPdf(terms) })
