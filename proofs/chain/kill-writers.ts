import type { ShopId } from '@ahia/contracts/ids'
import { callOffice, signInStaff } from '@ahia/testing/office/staff-session'
import { startProduct } from '@ahia/testing/product'
import type pg from 'pg'
import { each } from '../support/each.ts'
import { countActs, decide, officeOf } from './waiting-shops.ts'

const WRITERS = 16

export type Killed = {
  kills: number
  answered: number
  unanswered: number
  /** Shops with another number of decisions than of entries, or whose answer has neither. */
  apart: number
}

type Killing = {
  client: pg.Client
  env: Record<string, string>
  shops: readonly ShopId[]
  kills: number
  random: () => number
}

/** 16 colleagues decide at once, and the process is killed in the midst of it, again and again. */
export async function killWriters({ client, env, shops, kills, random }: Killing): Promise<Killed> {
  const tokens: string[] = []
  while (tokens.length < WRITERS) tokens.push(await signInStaff(client, 'MERCHANTS'))
  const share = Math.floor(shops.length / kills)
  const answers = new Map<ShopId, string>()
  for (let kill = 0; kill < kills; kill += 1) {
    const product = startProduct(env)
    try {
      await product.opened()
      const calls = tokens.map((token) => callOffice(officeOf(product), token))
      const some = shops.slice(kill * share, (kill + 1) * share)
      // While others are under way: by answers and not by time, as machines differ.
      let answersLeft = 1 + Math.floor(random() * (share - WRITERS))
      await each(some, async (shop, at) => {
        const call = calls[at % WRITERS]
        if (call) answers.set(shop, await decide(call, shop, 'ASK').catch(() => 'no answer'))
        answersLeft -= 1
        if (answersLeft === 0) product.kill('SIGKILL')
      })
    } finally {
      product.kill('SIGKILL')
      await product.ended
    }
  }
  return { kills, ...(await judge(client, answers)) }
}

async function judge(
  client: pg.Client,
  answers: ReadonlyMap<ShopId, string>,
): Promise<Omit<Killed, 'kills'>> {
  const acts = await countActs(client, [...answers.keys()])
  const apart = acts.filter(
    ({ id, decisions, entries }) => decisions !== entries || (answers.get(id) === 'done' && entries !== 1),
  )
  const answered = [...answers.values()].filter((one) => one === 'done').length
  return { answered, unanswered: answers.size - answered, apart: apart.length }
}
