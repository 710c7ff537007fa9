import type { Today } from '@ahia/contracts/seller/today'
import type { IconName } from '@ahia/ui/icon'

export type Waiting = { to: string; icon: IconName; text: string; isUrgent: boolean }

/** SELL-46, SELL-47, SELL-62: what waits for the shop besides its orders, what costs it customers first. */
export function listWaiting({ openQuestions, soldOut, low, unreadNews }: Today): Waiting[] {
  const rows = [
    {
      count: openQuestions,
      to: '/seller/questions',
      icon: 'chat',
      text: `${openQuestions} ${openQuestions === 1 ? 'customer is waiting' : 'customers are waiting'} for your answer`,
      isUrgent: true,
    },
    {
      count: soldOut,
      to: '/seller/stock?show=SOLD_OUT',
      icon: 'box',
      text: `${soldOut} ${soldOut === 1 ? 'item is' : 'items are'} sold out`,
      isUrgent: true,
    },
    {
      count: low,
      to: '/seller/stock?show=LOW',
      icon: 'box',
      text: `${low} ${low === 1 ? 'item is' : 'items are'} running low`,
      isUrgent: false,
    },
    {
      count: unreadNews,
      to: '/seller/news',
      icon: 'info',
      text: `${unreadNews} unread news ${unreadNews === 1 ? 'item' : 'items'}`,
      isUrgent: false,
    },
  ] as const
  return rows.filter(({ count }) => count > 0).map(({ count: _, ...row }) => row)
}
