import { createHash } from 'node:crypto'
import type { ChargebackId } from '@ahia/contracts/ids'
import { readText } from '@ahia/documents/read-text'
import { plainText, type TextDocument } from '@ahia/documents/text-document'
import { BRAND } from '@ahia/reference/brand'
import { orderNumber } from '@ahia/rules/order-number'
import type { PictureStore } from '#media/pictures/picture-store.ts'
import { type EvidencePage, toEvidencePage } from '#orders/evidence/evidence-page.rules.ts'
import { readOrderEvidence } from '#orders/evidence/order-evidence.ts'
import { drawDocument } from '#orders/receipt/draw-receipt.ts'
import { writeZip, type ZipFile } from '#platform/zip/write-zip.ts'
import type { Db } from '#tables.ts'
import { chargebackNotFound } from '../../payments.errors.ts'
import { type ChargebackFacts, findChargeback } from './chargeback-facts.sql.ts'

type Deps = { db: Db; pictures: PictureStore }

export type Evidence = {
  fileName: string
  zip: Buffer
  /** The one file that the provider takes: everything but the pictures. */
  page: Buffer
}

/** ADMIN-27: everything that shows a payment was for goods that arrived, with the SHA-256 of each file. */
export async function packEvidence(deps: Deps, id: ChargebackId): Promise<Evidence> {
  const chargeback = await findChargeback(deps.db.read, id)
  if (!chargeback) throw chargebackNotFound()
  const files: ZipFile[] = []
  const pages: EvidencePage[] = []
  for (const orderId of chargeback.orders) {
    const order = await readOrderEvidence(deps, orderId)
    files.push(...order.files.map(({ name, bytes }) => ({ name: `${orderNumber(orderId)}/${name}`, bytes })))
    pages.push(order.page)
  }
  const terms = readText('shopper-terms')
  files.push({ name: `terms-${terms.date}.txt`, bytes: Buffer.from(inPlainText(terms)) })
  const page = Buffer.from(
    await drawDocument(toEvidencePage(headOf(chargeback, terms.date), pages)),
    'base64',
  )
  files.push({ name: 'evidence.pdf', bytes: page })
  const zip = writeZip([...files, manifestOf(chargeback, files)])
  return { fileName: `evidence-${chargeback.reference}.zip`, zip, page }
}

const headOf = ({ reference, disputeId, reason }: ChargebackFacts, terms: string) => ({
  title: `Evidence of ${BRAND.name}`,
  facts: [
    { label: 'Payment', value: reference },
    ...(disputeId === null ? [] : [{ label: 'Dispute', value: disputeId }]),
    { label: 'Reason', value: reason },
    { label: 'Terms', value: `for shoppers, of ${terms}` },
  ],
})

/** So that anybody can see later that nothing was changed. */
function manifestOf({ reference, disputeId }: ChargebackFacts, files: readonly ZipFile[]): ZipFile {
  const listed = files.map(({ name, bytes }) => ({
    name,
    bytes: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
  }))
  const manifest = { payment: reference, dispute: disputeId, files: listed }
  return { name: 'manifest.json', bytes: Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`) }
}

function inPlainText({ title, date, blocks }: TextDocument): string {
  const lines = blocks.flatMap((block) => {
    if (block.kind === 'heading') return [block.text]
    if (block.kind === 'paragraph') return [plainText(block.inlines)]
    if (block.kind === 'list')
      return block.items
        .flat()
        .flatMap((item) => (item.kind === 'paragraph' ? [`- ${plainText(item.inlines)}`] : []))
    return []
  })
  return [title, date, ...lines].join('\n\n')
}
