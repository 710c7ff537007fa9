import * as breaches from '@ahia/contracts/admin/breaches'
import * as customers from '@ahia/contracts/admin/customers'
import * as requests from '@ahia/contracts/admin/data-requests'
import { makeSupportCode, sendDataRequest } from '@ahia/contracts/profile/privacy'
import { PASSWORD } from '../../customer.ts'
import { aBuyer } from '../../order-fixture.ts'
import { readData } from '../../read-data.ts'
import { type Act, inHours, type Office } from './act.ts'

export async function peopleActs({ api, support }: Office): Promise<Act[]> {
  const buyer = await aBuyer(api)
  const id = buyer.accountId
  const ask = async (kind: string) => {
    const body = { kind, words: 'Please.', password: PASSWORD }
    const asker = await aBuyer(api)
    return (await readData(sendDataRequest, await asker.post('/user/dataRequests', body))).request.id
  }
  const breach = {
    ...{ title: 'A list was lost', words: 'It had names.', affects: 'EVERYBODY' as const, shopId: null },
    ...{ beganAt: inHours(-2), endedAt: inHours(-1), foundAt: inHours(-1) },
  } as const
  const block = {
    id,
    reason: 'ABUSE',
    words: 'Rude to riders.',
    endsAt: null,
    reviewAt: inHours(24),
  } as const
  const { sessions } = await support.call(customers.getCustomer, { id })
  const [session] = sessions
  if (!session) throw new Error('The buyer is signed in')
  return [
    {
      endpoint: customers.findCustomers,
      run: () => support.call(customers.findCustomers, { email: buyer.email }),
    },
    {
      endpoint: customers.revealCustomer,
      run: () => support.call(customers.revealCustomer, { id, fields: ['email'], reason: 'ORDER_PROBLEM' }),
    },
    {
      endpoint: customers.addCustomerNote,
      run: () => support.call(customers.addCustomerNote, { id, words: 'Called.' }),
    },
    {
      endpoint: customers.openSupportView,
      run: async () => {
        const { code } = await readData(makeSupportCode, await buyer.post('/user/support'))
        return support.call(customers.openSupportView, { code })
      },
    },
    {
      endpoint: customers.endCustomerSession,
      run: () => support.call(customers.endCustomerSession, { id, sessionId: session.id }),
    },
    {
      endpoint: customers.endCustomerSessions,
      run: () => support.call(customers.endCustomerSessions, { id }),
    },
    { endpoint: customers.blockCustomer, run: () => support.call(customers.blockCustomer, block) },
    { endpoint: customers.unblockCustomer, run: () => support.call(customers.unblockCustomer, { id }) },
    {
      endpoint: customers.unrestrictCustomer,
      run: async () => {
        await api.pool.query('update accounts set restricted_at = now() where id = $1', [id])
        return support.call(customers.unrestrictCustomer, { id })
      },
    },
    {
      endpoint: requests.recordDataRequest,
      run: () =>
        support.call(requests.recordDataRequest, {
          ...{ kind: 'OBJECTION', source: 'POST', accountId: null, contact: 'ada@example.org' },
          ...{ words: 'Stop it.', receivedAt: inHours(-1) },
        }),
    },
    {
      endpoint: requests.finishDataRequest,
      run: async () =>
        support.call(requests.finishDataRequest, { id: await ask('ACCESS'), answer: 'Here it is.' }),
    },
    {
      endpoint: requests.refuseDataRequest,
      run: async () =>
        support.call(requests.refuseDataRequest, {
          ...{ id: await ask('OBJECTION'), answer: 'Not ours.', reason: 'NOT_OURS' as const },
        }),
    },
    {
      endpoint: requests.proposeErasure,
      run: async () =>
        support.call(requests.proposeErasure, { id: await ask('ERASURE'), words: 'They asked for it.' }),
    },
    { endpoint: breaches.recordBreach, run: () => support.call(breaches.recordBreach, breach) },
    {
      endpoint: breaches.decideBreach,
      run: async () => {
        const { id: made } = await support.call(breaches.recordBreach, breach)
        return support.call(breaches.decideBreach, { id: made, decision: 'NO_RISK', words: 'It was empty.' })
      },
    },
  ]
}
