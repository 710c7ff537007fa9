import type { InvoiceId } from '@ahia/contracts/ids'
import type * as contract from '@ahia/contracts/seller/package'
import { formatNaira } from '@ahia/money/format-naira'
import type { Period, Tier } from '@ahia/reference/packages'
import { type InvoiceLine, totalOf } from '@ahia/rules/invoice-lines'
import type { z } from 'zod'
import { newId } from '#platform/ids.ts'
import type { ShopCaller } from '#shops/commands/run-once.ts'
import { setShopPackage } from '#shops/set-shop-package.ts'
import type { Db, Tx } from '#tables.ts'
import { collect } from '../bill-shop.ts'
import { endSubscription } from '../end-subscription.ts'
import { type Bill, nextBill, upgradeKobo } from '../invoice.rules.ts'
import { insertInvoice, markPaid } from '../invoices.sql.ts'
import { readNow } from '../now.sql.ts'
import { listPrices } from '../prices.sql.ts'
import { balanceTooLow, packageStepRefused } from '../subscriptions.errors.ts'
import { markResumed, planNext, type Subscription, setPackage } from '../subscriptions.sql.ts'
import { isHigher } from './get-package.ts'
import { runPackageCommand } from './run-package-command.ts'

type Deps = { db: Db }
type Choice = { tier: Tier; period: Period }
type Change = z.output<typeof contract.changePackage.body> & { caller: ShopCaller }
type End = z.output<typeof contract.endPackage.body> & { caller: ShopCaller }
type Resume = z.output<typeof contract.resumePackage.body> & { caller: ShopCaller }

/** SELL-52: from the next period on, or at once to a higher package for the difference by days. */
export const changePackage = (deps: Deps, { caller, requestKey, package: tier, period, when }: Change) =>
  runPackageCommand(deps, {
    caller,
    requestKey,
    request: ['change-package', tier, period, when],
    work: (tx, subscription) => change(tx, subscription, { tier, period, when }),
  })

async function change(
  tx: Tx,
  subscription: Subscription,
  { when, ...choice }: Choice & Pick<Change, 'when'>,
): Promise<void> {
  const { shopId, status } = subscription
  if (status === 'ENDED') throw packageStepRefused('Your package has ended. Resume it first.')
  if (status === 'PAST_DUE') throw packageStepRefused('Your last invoice is still unpaid. It comes first.')
  // Nothing was paid for the free months, so there is no difference to pay.
  if (status !== 'ACTIVE') return switchTo(tx, subscription, choice)
  const isSame = choice.tier === subscription.tier && choice.period === subscription.period
  if (when === 'NEXT') return planNext(tx, shopId, { next: isSame ? null : choice })
  if (!isHigher(choice.tier, subscription.tier) || choice.period !== subscription.period)
    throw packageStepRefused(
      'At once you can change to a higher package only. Choose the next period instead.',
    )
  await payUpgrade(tx, subscription, choice.tier)
  await switchTo(tx, subscription, choice)
}

async function switchTo(tx: Tx, { shopId }: Subscription, choice: Choice): Promise<void> {
  await setPackage(tx, shopId, choice)
  await setShopPackage(tx, { shopId, tier: choice.tier })
}

async function payUpgrade(tx: Tx, subscription: Subscription, tier: Tier): Promise<void> {
  const now = await readNow(tx)
  const kobo = upgradeKobo(subscription, { tier, prices: await listPrices(tx), now })
  if (kobo === 0) return
  const lines: InvoiceLine[] = [{ what: 'SUBSCRIPTION', kobo }]
  await payAtOnce(tx, subscription, { tier, bill: { from: now, to: subscription.periodEndsAt, lines } })
}

/** Throws when the available balance does not cover all of it: then nothing has changed. */
async function payAtOnce(
  tx: Tx,
  { shopId }: Subscription,
  { tier, bill }: { tier: Tier; bill: Bill },
): Promise<void> {
  const id = newId<InvoiceId>()
  await insertInvoice(tx, { id, shopId, tier, bill })
  if ((await collect(tx, { id, shopId, lines: bill.lines })) !== 'spent')
    throw balanceTooLow(formatNaira(totalOf(bill.lines)))
  await markPaid(tx, id)
}

/** SELL-52: with the period that is paid, or at once when the invoice is past due. */
export const endPackage = (deps: Deps, { caller, requestKey }: End) =>
  runPackageCommand(deps, {
    caller,
    requestKey,
    request: ['end-package'],
    work: async (tx, { shopId, status }) => {
      if (status === 'ENDED') return
      if (status === 'CHOSEN')
        throw packageStepRefused("Your free months haven't started, so there is nothing to end.")
      if (status === 'PAST_DUE') return endSubscription(tx, shopId)
      await planNext(tx, shopId, { isEnding: true })
    },
  })

/** SELL-52: takes an end back, or starts again now, without a second trial and paid from the balance. */
export const resumePackage = (deps: Deps, { caller, requestKey, package: tier, period }: Resume) =>
  runPackageCommand(deps, {
    caller,
    requestKey,
    request: ['resume-package', tier, period],
    work: async (tx, subscription) => {
      const { shopId, status, isEnding } = subscription
      // Both plans are taken back; what is asked for instead is a change like any other.
      if (isEnding) return change(tx, subscription, { tier, period, when: 'NEXT' })
      if (status !== 'ENDED') throw packageStepRefused('Your package is running.')
      const at = await readNow(tx)
      const again = { ...subscription, tier, period, resumedAt: at, periodEndsAt: at }
      const bill = nextBill(again, await listPrices(tx))
      await markResumed(tx, shopId, { at, until: bill.to })
      await payAtOnce(tx, subscription, { tier, bill })
      await switchTo(tx, subscription, { tier, period })
    },
  })
