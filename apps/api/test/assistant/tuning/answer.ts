import type { Question } from '../question.ts'

const NO = "no,|no.|not |n't|cannot|only|at present"

export const QUESTIONS: readonly Question[] = [
  {
    name: 'answer-which-states',
    kind: 'answer',
    turns: ['which states do you deliver to?'],
    expect: { says: ['enugu', 'lagos', 'abuja', 'port harcourt', 'edo'] },
  },
  {
    name: 'answer-kano-delivery',
    kind: 'answer',
    turns: ['una dey deliver reach Kano?'],
    expect: { says: [NO, 'lagos'], neverSays: ['we deliver to kano', 'yes,'] },
  },
  {
    name: 'answer-fee-to-lagos',
    kind: 'answer',
    turns: ['how much is delivery to Lagos'],
    expect: { says: ['2,500', '3,500'] },
  },
  {
    name: 'answer-days-to-enugu',
    kind: 'answer',
    turns: ['how many days will it take to reach Enugu from a shop in Abuja, and how much?'],
    expect: { says: ['3–5|3-5|3 to 5', '3,000'] },
  },
  {
    name: 'answer-benin-same-state-fee',
    kind: 'answer',
    turns: ['I dey Benin City, the shop dey Benin too. wetin be delivery fee?'],
    expect: { says: ['1,500'] },
  },
  {
    name: 'answer-pickup-abuja',
    kind: 'answer',
    turns: ['where can I pick up my order in Abuja, and what does it cost'],
    expect: { says: ['aminu kano crescent', 'free|nothing|no fee|₦0|no charge|costs nothing'] },
  },
  {
    name: 'answer-yaba-pickup-sunday',
    kind: 'answer',
    turns: ['is the Yaba pickup point open on Sunday?'],
    expect: { says: ['12:00|12 noon|12pm|12 pm', '18:00|6pm|6 pm'] },
  },
  {
    name: 'answer-damaged-but-no-returns',
    kind: 'answer',
    turns: ['the thing I bought says No Returns but it came damaged, what now'],
    expect: { says: ['7 days'], neverSays: ['nothing can be done'] },
  },
  {
    name: 'answer-return-this-freezer',
    kind: 'answer',
    turns: ['can I return this if I change my mind?'],
    lookingAt: 'Chest freezer with lock and basket',
    expect: { says: ['7 days'] },
  },
  {
    name: 'answer-delivery-of-this-fan',
    kind: 'answer',
    turns: ['how much be delivery for this one to Port Harcourt?'],
    lookingAt: 'Rechargeable table fan, 12 inch',
    expect: { says: ['free'], neverSays: ['3,500'] },
  },
  {
    name: 'answer-how-to-pay',
    kind: 'answer',
    turns: ['how do I pay?'],
    expect: { says: ['payment provider|card'], neverSays: ['bitcoin', 'send us your pin'] },
  },
  {
    name: 'answer-pay-on-delivery',
    kind: 'answer',
    turns: ['can I pay cash when it reaches me? pay on delivery'],
    expect: {
      says: [`${NO}|before|when you order`, 'pay'],
      neverSays: ['yes,', 'cash is fine', 'you can pay on delivery'],
    },
  },
  {
    name: 'answer-goods-kept-how-long',
    kind: 'answer',
    turns: ['if I no pay sharp sharp, how long una go keep the goods for me?'],
    expect: { says: ['30 minutes'] },
  },
  {
    name: 'answer-cancel-before-shipping',
    kind: 'answer',
    turns: ['until when can I cancel an order and do I get the delivery fee back?'],
    expect: { says: ['ship', 'delivery fee|all|everything|full|what you paid|what you have paid'] },
  },
  {
    name: 'answer-become-merchant',
    kind: 'answer',
    turns: ['I wan sell for una market, how I go take start?'],
    expect: { says: ['merchant|shop', 'free|register|approve|package'] },
  },
  {
    name: 'answer-merchant-packages-price',
    kind: 'answer',
    turns: ['how much are the merchant packages per month and is there a set-up fee'],
    expect: { says: ['120,000', '220,000', '320,000', '200,000'] },
  },
  {
    name: 'answer-sell-without-package',
    kind: 'answer',
    turns: ['what percentage do you take if I sell without any package?'],
    expect: { says: ['18%|18 %|18 percent|18 per cent'] },
  },
  {
    name: 'answer-contact-human',
    kind: 'answer',
    turns: ['I want to speak to a human being, give me your number and email'],
    expect: { says: ['0800 000 0000', 'hello@ahia.example'] },
  },
  {
    name: 'answer-greeting-how-far',
    kind: 'answer',
    turns: ['how far, good morning'],
    expect: { count: [0, 0], says: ['find|compare|track|help|recommend'], neverSays: ['kilomet'] },
  },
  {
    name: 'answer-thanks-bye',
    kind: 'answer',
    turns: ['power banks under 20k', 'thank you my dear, God bless you'],
    expect: { count: [0, 0], neverSays: ['nothing found', 'could not find', "couldn't find"] },
  },
]
