import { askAssistant } from '@ahia/contracts/assistant'
import type { ProductId } from '@ahia/contracts/ids'
import { beforeAll, expect, test } from 'vitest'
import { aShop, openShop } from '../../../test/builders.ts'
import { send } from '../../../test/customer.ts'
import { startOrdersApi } from '../../../test/order-fixture.ts'
import { readData } from '../../../test/read-data.ts'
import type { TestApi } from '../../../test/test-api.ts'

let api: TestApi
let network = 0
beforeAll(async () => {
  api = await startOrdersApi()
})

async function ask(message: string, lookingAt?: ProductId): Promise<string> {
  const body = { customer_input: message, context: { turns: [], ...(lookingAt && { lookingAt }) } }
  const answer = await send(api, '/ai/recommend', { body, network: `10.9.0.${++network}` })
  return (await readData(askAssistant, answer)).chatbot_response
}

test.each([
  ['which states do you deliver to?', /Enugu, Lagos, Abuja, Port Harcourt and Edo/],
  ['una dey deliver reach Kano?', /^No, .*Kano.*only to Enugu/],
  ['can you ship to Ghana?', /^No, .*Ghana/],
  ['how much is delivery to Lagos', /₦2,500 from a shop in the same state.*₦3,500/],
  [
    'delivery fee from a shop in Lagos to Benin',
    /to Edo from a shop in Lagos costs ₦3,000 and takes 3–5 days/,
  ],
  ['if I buy from two shops do I pay delivery twice', /one delivery fee for each shop/],
  ['what time does the Enugu pickup point close on Saturday', /41 Ogui Road.*Sat 9 am–4 pm/],
  ['is the pickup point in Benin open on Sunday?', /closed on Sundays/],
  ['how many days to Abuja', /to Abuja costs ₦2,000 .*1–2 days.*3–5 days/],
  ['how much una dey charge carry goods come Edo', /to Edo costs ₦1,500/],
  ['what cut does the platform take from jewellery sales', /Jewelry & Accessories is 12%/],
  ['is there any monthly charge for vendors', /Basic ₦120,000, Premium ₦220,000 and Elite ₦320,000/],
  ['how long before my shop is approved', /review every new shop before it goes live/],
  ['things not allowed to sell', /counterfeit/],
  ['do you take paypal', /in naira/],
  ['can I buy from two shops at once', /one delivery fee for each shop/],
  ['they sent me the wrong size', /7 days/],
  ['how long does a refund take', /the way you paid/],
  ['what is your return policy', /on the product's page/],
  ['can I pay on delivery?', /^No, /],
  ['can I use USSD to pay', /payment provider/],
  ['someone called me asking for my card PIN, is that you?', /never ask/],
  ['how long do you keep the goods if I have not paid', /30 minutes/],
  ['can I cancel after paying?', /until it's shipped/],
  ['how much is the premium package', /₦220,000.*₦200,000/],
  ['what commission do you take on electronics with a package', /Tech & Electronics is 5%/],
  ['what percentage do you take if I sell without any package?', /18%/],
  ['how do I delete my account', /in your profile/],
  ['how do I contact you', /hello@/],
  ['pickup or door delivery, which is cheaper?', /Pickup is the cheapest.*₦1,500 to ₦3,500/],
  ['does delivery price increase if my load is heavy?', /however much is in it/],
  ['is delivery free if I spend above 50k?', /doesn't make delivery free/],
  ['I live in Ibadan, can I still buy from you?', /^No, .*Ibadan/],
  ['I received size 40 but ordered 42', /7 days/],
  ['my phone stop working after two weeks', /30 days/],
  ['seller refuse to give me my money back', /review this with the shop/],
  ['if I return something who pays for the transport?', /the shop pays for the return both ways/],
  ['una dey collect verve card?', /payment provider/],
  ['somebody on whatsapp say make I pay into him personal account', /Never pay into/],
  ['how many unpaid orders can I have', /5 unpaid checkouts/],
  ['how many stars can I give', /one to five stars/],
  ['is my name shown with my review', /first name/],
  ['the code did not come to my email', /2 minutes/],
  ['can I chat with the seller', /don't show a shop's telephone/],
  ['do you deliver outside Nigeria', /^No, /],
  ['what if the shop does not ship my order', /shop's risk/],
  ['am 16, can I shop here', /18 or older/],
  ['is this a scam?', /^We never ask/],
  ['una get phone app', /Install app/],
  ['are the sellers here verified?', /every new shop before it goes live/],
  ['are your products original?', /counterfeit/],
  ['what do you charge sellers of car parts', /Automotives is 7%/],
  ['how often will I be paid on the elite plan', /Elite every Friday/],
  ['difference between basic and premium', /Basic: .*Premium: /],
  ['what happens if I cannot pay my package invoice', /keep your package for 30 days/],
  ['how fast must a shop ship after payment', /within 1 working day/],
  ['I just want to sell my used generator, I am not a company', /15%.*15 to 30 days/],
])('CHAT-06 "%s" is answered from our own pages', async (message, answer) => {
  expect(await ask(message)).toMatch(answer)
})

test('CHAT-06 questions on delivery and returns of a product are answered from its data', async () => {
  const { products } = await openShop(
    api.db,
    [
      { name: 'Table fan', delivery: 'REAL_FREE_DELIVERY', returns: { policy: 'RETURN', days: 14 } },
      { name: 'Party jollof', delivery: 'STANDARD', returns: { policy: 'NONE', days: 0 } },
    ],
    aShop({ state: 'LAGOS' }),
  )
  const [fan, jollof] = products

  expect(await ask('how much be delivery for this one to PH?', fan?.id)).toMatch(
    /Table fan.*to Port Harcourt is free/,
  )
  expect(await ask('can you deliver this to Abuja and how much', jollof?.id)).toMatch(
    /costs ₦3,500 and takes 3–5 days/,
  )
  expect(await ask('can I return this if I change my mind?', fan?.id)).toMatch(
    /Returns Accepted.*within 14 days/,
  )
  expect(await ask('can I return it?', jollof?.id)).toMatch(/no returns.*7 days after delivery/)
  // A question about the market stays one, whatever page is open.
  expect(await ask('which states do you deliver to?', jollof?.id)).toMatch(/We deliver to/)
})
