import { randomBytes } from 'node:crypto'
import { Hono } from 'hono'
import { z } from 'zod'
import { answer, ProviderError } from '#api/answers.ts'
import { readBody } from '#api/read-body.ts'
import type { Sandbox } from '#sandbox.ts'
import { BANKS } from './banks.ts'
import { toRecipientData } from './to-transfer-data.ts'
import { insertRecipient } from './transfers.sql.ts'

const recipientBody = z.looseObject({
  type: z.literal('nuban'),
  name: z.string().min(1),
  account_number: z.string().regex(/^\d{10}$/),
  bank_code: z.string(),
  currency: z.literal('NGN').default('NGN'),
})

export const recipientRoutes = ({ store }: Sandbox) =>
  new Hono().post('/', async (c) => {
    const { name, account_number, bank_code, currency } = await readBody(c, recipientBody)
    if (!BANKS.some(({ code }) => code === bank_code))
      throw new ProviderError('Cannot resolve bank: Unknown bank code', {})
    const code = `RCP_${randomBytes(8).toString('hex')}`
    const recipient = insertRecipient(store, {
      code,
      name,
      accountNumber: account_number,
      bankCode: bank_code,
      currency,
    })
    c.status(201)
    return answer(c, 'Transfer recipient created successfully', toRecipientData(recipient))
  })
