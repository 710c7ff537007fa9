import type { Goods } from '@ahia/contracts/admin/goods'
import { lagosMoment } from '@ahia/rules/lagos-date'
import { STATUS } from './goods-words.ts'

const WHO = { SHOP: 'The shop', STAFF: 'Our team', MARKET: 'A rule' } as const

/** Who did what when and why, the latest first. */
export function GoodsHistory({ history }: Pick<Goods, 'history'>) {
  return (
    <section aria-labelledby="history">
      <h2 id="history" className="text-h3 font-extrabold">
        History
      </h2>
      {history.length === 0 && <p className="text-text-2">No history yet.</p>}
      <ol className="mt-1 grid gap-2">
        {history.map(({ to, actor, by, words, appeal, answer, at }) => (
          <li key={at} className="text-small">
            <span className="font-semibold">{STATUS[to][1]}</span>{' '}
            <span className="text-text-2">
              {by ?? WHO[actor]}, {lagosMoment(at)}
            </span>
            {words && <span className="block wrap-anywhere">“{words}”</span>}
            {appeal && <span className="block wrap-anywhere">Appeal by the shop: “{appeal}”</span>}
            {answer && <span className="block wrap-anywhere">Our answer: “{answer}”</span>}
          </li>
        ))}
      </ol>
    </section>
  )
}
