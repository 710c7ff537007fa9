import { Hono } from 'hono'
import { answer, ProviderError } from '#api/answers.ts'
import { BANKS } from './banks.ts'

const NAMES = ['ADAEZE OKAFOR', 'IBRAHIM MUSA', 'TUNDE BAKARE', 'NGOZI EZE', 'HALIMA SANI']
/** Belongs to nobody, for anyone who wants to see that. */
const NOBODYS_ACCOUNT = '0000000000'

export const bankRoutes = () =>
  new Hono()
    .get('/', (c) =>
      answer(
        c,
        'Banks retrieved',
        BANKS.map((bank) => ({
          ...bank,
          longcode: `${bank.code}150000`,
          gateway: null,
          pay_with_bank: false,
          active: true,
          is_deleted: false,
          country: 'Nigeria',
          currency: 'NGN',
          type: 'nuban',
        })),
      ),
    )
    .get('/resolve', (c) => {
      const number = c.req.query('account_number') ?? ''
      const bank = BANKS.find(({ code }) => code === c.req.query('bank_code'))
      const name = NAMES[Number(number.slice(-1)) % NAMES.length]
      if (!/^\d{10}$/.test(number) || number === NOBODYS_ACCOUNT || !bank) {
        throw new ProviderError('Could not resolve account name. Check parameters or try again.', {
          status: 422,
        })
      }
      return answer(c, 'Account number resolved', {
        account_number: number,
        account_name: name,
        bank_id: bank.id,
      })
    })
