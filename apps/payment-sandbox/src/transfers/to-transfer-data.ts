import type { Recipient, Transfer } from './transfers.sql.ts'

export const toTransferData = (transfer: Transfer, recipient: number | object) => ({
  id: transfer.id,
  integration: 412_829,
  domain: 'test',
  source: 'balance',
  currency: 'NGN',
  amount: transfer.amount,
  reason: transfer.reason,
  reference: transfer.reference,
  transfer_code: transfer.code,
  recipient,
  status: transfer.status,
  failures: null,
  createdAt: new Date(transfer.createdAt).toISOString(),
  updatedAt: new Date().toISOString(),
})

export const toRecipientData = ({
  id,
  code,
  name,
  accountNumber,
  bankCode,
  currency,
  createdAt,
}: Recipient) => ({
  id,
  active: true,
  domain: 'test',
  integration: 412_829,
  type: 'nuban',
  name,
  currency,
  recipient_code: code,
  is_deleted: false,
  details: { account_number: accountNumber, account_name: name, bank_code: bankCode, bank_name: null },
  createdAt: new Date(createdAt).toISOString(),
  updatedAt: new Date(createdAt).toISOString(),
})
