import { showProduct } from '@ahia/contracts/catalog'
import type { FakeApi } from '@ahia/testing/dom/fake-api'
import { answer, fail } from '@ahia/testing/open-page'
import { GOODS } from './goods.ts'

/** All products of these tests but those that fail to load; others are not sold. */
export const serveGoods =
  (...failing: readonly { _id: string }[]) =>
  (api: FakeApi): void =>
    api.reply(showProduct, (_sent, path) => {
      const isIt = ({ _id }: { _id: string }) => path.endsWith(_id)
      const product = GOODS.find(isIt)
      if (failing.some(isIt)) return 'lost'
      return product ? answer(showProduct, { product }) : fail(showProduct, { status: 404 })
    })
