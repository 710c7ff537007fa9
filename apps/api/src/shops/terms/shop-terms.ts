import type { AccountId, ShopId } from '@ahia/contracts/ids'
import { answerShopTerms as contract, type ShopTerms } from '@ahia/contracts/seller/terms'
import { type ChangedClause, compareTexts } from '@ahia/documents/compare-texts'
import { readText } from '@ahia/documents/read-text'
import {
  MERCHANT_TERMS_VERSION,
  MERCHANT_TERMS_VERSIONS,
  type MerchantTermsVersion,
  textOfTerms,
} from '@ahia/documents/terms-version'
import type { z } from 'zod'
import { listAcceptedTerms } from '#accounts/registration/accepted-terms.ts'
import { Cache } from '#platform/cache.ts'
import type { Db, Reader } from '#tables.ts'
import { runOnce } from '../commands/run-once.ts'
import { termsTooLate } from '../shops.errors.ts'
import { listNotices, type Notice, storeAnswer } from './terms-notices.sql.ts'

type Owner = { shopId: ShopId; accountId: AccountId }

/** SELL-53: the version that holds for a shop, and the newest that it was told of. */
export async function getShopTerms(reader: Reader, { shopId, accountId }: Owner): Promise<ShopTerms> {
  const notices = await listNotices(reader, shopId)
  const accepted = (await listAcceptedTerms(reader, accountId)).map(({ version }) => version)
  const held = [...accepted, ...notices.filter(({ holds }) => holds).map(({ version }) => version)].toSorted()
  const notice = notices.find(({ version }) => version === MERCHANT_TERMS_VERSION)
  const isNews = notice !== undefined && !accepted.includes(notice.version)
  return {
    held: held.at(-1) ?? MERCHANT_TERMS_VERSIONS[0],
    notice: isNews
      ? await toNotice(
          notice,
          held.findLast((version) => version < notice.version),
        )
      : null,
  }
}

async function toNotice(notice: Notice, before: string | undefined): Promise<ShopTerms['notice']> {
  const { version, noticedAt, holdsFrom, answer, isOpen } = notice
  return {
    version,
    noticedAt: noticedAt.toISOString(),
    holdsFrom: holdsFrom.toISOString(),
    answer,
    canAnswer: isOpen || answer === 'OBJECTED',
    changes: await changesSince(known(before) ?? versionBefore(MERCHANT_TERMS_VERSION)),
  }
}

const known = (version: string | undefined): MerchantTermsVersion | undefined =>
  MERCHANT_TERMS_VERSIONS.find((one) => one === version)

const versionBefore = (version: MerchantTermsVersion): MerchantTermsVersion =>
  MERCHANT_TERMS_VERSIONS[MERCHANT_TERMS_VERSIONS.indexOf(version) - 1] ?? version

const changes = new Cache<ChangedClause[]>({ maxEntries: MERCHANT_TERMS_VERSIONS.length })

/** Read once per process: the texts never change while it runs. */
const changesSince = (version: MerchantTermsVersion): Promise<ChangedClause[]> =>
  changes.get(version, async () =>
    compareTexts(readText(textOfTerms(version)), readText(textOfTerms(MERCHANT_TERMS_VERSION))),
  )

type Answer = z.output<typeof contract.body> & { caller: Owner }

/** SELL-53: agrees or objects. After two weeks silence has agreed, and only an objection can be taken back. */
export const answerShopTerms = (
  { db }: { db: Db },
  { caller, requestKey, version, answer }: Answer,
): Promise<ShopTerms> =>
  runOnce(db, {
    caller,
    requestKey,
    request: ['shop-terms', version, answer],
    schema: contract.data,
    work: async (tx) => {
      if (!(await storeAnswer(tx, { shopId: caller.shopId, version, answer }))) throw termsTooLate()
      return getShopTerms(tx, caller)
    },
  })
