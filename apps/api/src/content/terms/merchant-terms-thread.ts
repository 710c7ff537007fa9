import { parentPort } from 'node:worker_threads'
import { readText } from '@ahia/papers/read-text'
import { toPdf } from './merchant-terms-pdf.ts'

const paper = readText('merchant-terms')
parentPort?.postMessage({ version: paper.date, pdf: await toPdf(paper) })
