import { expect, onTestFinished, test, vi } from 'vitest'
import { type Lane, type Leave, LoadGate } from './load-gate.ts'

function withFakeTime(): void {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
}

const isPass = (admission: unknown): admission is Leave => typeof admission === 'function'

/** Enters, and must get in at once. */
function getIn(gate: LoadGate, address: string, lane: Lane = 'common'): Leave {
  const admission = gate.enter(address, lane)
  if (!isPass(admission)) throw new Error(`${address} did not get in`)
  return admission
}

/** Takes this many slots, each from an address of its own. */
const fill = (gate: LoadGate, slots: number, lane: Lane = 'common'): Leave[] =>
  Array.from({ length: slots }, (_, at) => getIn(gate, `early ${at}`, lane))

test('when all slots are taken, requests get free slots in the order of arrival', async () => {
  const gate = new LoadGate(1)
  const leave = getIn(gate, 'a')
  const order: string[] = []
  const queue = (name: string) =>
    Promise.resolve(gate.enter(name)).then((pass) => {
      order.push(name)
      return pass
    })
  const [second, third] = [queue('b'), queue('c')]

  leave()
  ;(await second)?.()
  await third

  expect(order).toEqual(['b', 'c'])
  expect(gate.inFlight).toBe(1)
})

test('a request that waits too long is refused and takes no slot later', async () => {
  withFakeTime()
  const gate = new LoadGate(1)
  const leave = getIn(gate, 'a')
  const waiting = gate.enter('b')

  await vi.advanceTimersByTimeAsync(500)
  leave()
  leave() // a second time changes nothing

  expect(await waiting).toBeNull()
  expect([gate.inFlight, gate.refused]).toEqual([0, 1])
})

test('a long queue is not made longer', () => {
  withFakeTime()
  const gate = new LoadGate(2)

  const admissions = Array.from({ length: 30 }, () => gate.enter('a'))

  expect(admissions.filter(isPass)).toHaveLength(2)
  expect(admissions.filter((admission) => admission === null)).toHaveLength(12)
})

test('R8 buying has reserved slots that browsing never takes', async () => {
  const gate = new LoadGate(1)
  const [leave] = fill(gate, 1)
  const looking = gate.enter('looking')

  const leaveCart = getIn(gate, 'buying', 'first')
  leaveCart()

  expect(gate.inFlight).toBe(1)
  leave?.()
  expect(await looking).not.toBeNull()
})

test('R8 when reserved slots are taken too, buying is first in the queue', async () => {
  const gate = new LoadGate(1)
  const [leave] = fill(gate, 9, 'first')
  const order: string[] = []
  void Promise.resolve(gate.enter('looking')).then(() => order.push('looking'))
  const paying = Promise.resolve(gate.enter('paying', 'first')).then(() => order.push('paying'))

  leave?.()
  await paying

  expect(order).toEqual(['paying'])
})

test.each(['common', 'first'] as const)(
  'R30 one address never takes more than a quarter of the %s slots',
  (lane) => {
    withFakeTime()
    const gate = new LoadGate(64)

    const admissions = Array.from({ length: 100 }, () => gate.enter('greedy', lane))

    expect(admissions.filter(isPass)).toHaveLength(16)
    getIn(gate, 'honest', lane)
  },
)

test('R30 the more addresses ask, the smaller is the share of each', () => {
  withFakeTime()
  const gate = new LoadGate(64)
  for (let one = 0; one < 50; one += 1) getIn(gate, `honest ${one}`)()

  const admissions = Array.from({ length: 20 }, () => gate.enter('greedy'))

  expect(admissions.filter(isPass)).toHaveLength(2)
})

test.each([
  { slots: 10, addresses: 1, share: 3 },
  { slots: 20, addresses: 6, share: 3 },
  { slots: 20, addresses: 20, share: 2 },
])(
  'R30 of $slots slots, asked for by $addresses addresses, one has $share',
  ({ slots, addresses, share }) => {
    withFakeTime()
    const gate = new LoadGate(slots)
    for (let other = 1; other < addresses; other += 1) void gate.enter(`other ${other}`)

    const passes = Array.from({ length: slots }, () => gate.enter('a')).filter(isPass)

    expect(passes).toHaveLength(Math.min(share, slots - addresses + 1))
  },
)

test('R30 browsing from an address takes nothing from who buys at the same address', () => {
  withFakeTime()
  const gate = new LoadGate(64)
  for (let one = 0; one < 100; one += 1) void gate.enter('shared by many phones')

  getIn(gate, 'shared by many phones', 'first')
})

test('R30 the addresses in the queue are served in rotation', async () => {
  withFakeTime()
  const gate = new LoadGate(4)
  const inside = fill(gate, 4)
  const order: string[] = []
  for (const name of ['greedy', 'greedy', 'greedy', 'honest'])
    void Promise.resolve(gate.enter(name)).then(() => order.push(name))

  inside[0]?.()
  inside[1]?.()
  await vi.advanceTimersByTimeAsync(0)

  expect(order).toEqual(['greedy', 'honest'])
})

test('R30 a full queue has space for an address with fewer requests in it', async () => {
  withFakeTime()
  const gate = new LoadGate(2)
  const inside = fill(gate, 2)
  const greedy = Array.from({ length: 20 }, () => gate.enter('greedy'))
  const honest = gate.enter('honest')

  inside[0]?.()
  inside[1]?.()

  expect(await honest).not.toBeNull()
  expect(greedy.filter((admission) => admission === null)).toHaveLength(4)
  expect(await greedy[15]).toBeNull()
  expect(gate.refused).toBe(5)
})

test('the gate is stuck when all slots are taken and none was freed for a second', async () => {
  withFakeTime()
  const gate = new LoadGate(2)
  const inside = fill(gate, 2)
  expect(gate.isStuck).toBe(false)

  await vi.advanceTimersByTimeAsync(1_100)
  expect(gate.isStuck).toBe(true)

  inside[0]?.()
  expect(gate.isStuck).toBe(false)
})

/** An address that has used up its lead, beside another one that asks too. */
function withExpensiveAddress(slots: number) {
  withFakeTime()
  const gate = new LoadGate(slots)
  for (const other of ['honest', 'b', 'c', 'd', 'e', 'f', 'g', 'h']) getIn(gate, other)()
  for (let page = 0; page < 4; page += 1) gate.charge('greedy', 'common', 20)
  return gate
}

test('R30 an address that costs more than its share of the time waits, others do not', async () => {
  const gate = withExpensiveAddress(64)

  const greedy = Promise.resolve(gate.enter('greedy'))
  getIn(gate, 'honest')
  expect(gate.inFlight).toBe(1)

  // 80 ms of work are an eighth of 640 ms, of which it may be 240 ahead.
  for (let asked = 0; asked < 39; asked += 1) {
    await vi.advanceTimersByTimeAsync(10)
    gate.see('honest')
  }
  expect(gate.inFlight).toBe(1)
  await vi.advanceTimersByTimeAsync(20)
  expect(isPass(await greedy)).toBe(true)
})

test('R30 a shared address has the time that nobody else has asked for lately', async () => {
  const gate = withExpensiveAddress(64)

  const shared = Promise.resolve(gate.enter('greedy'))
  await vi.advanceTimersByTimeAsync(90)
  expect(gate.inFlight).toBe(0)
  await vi.advanceTimersByTimeAsync(20)

  expect(isPass(await shared)).toBe(true)
})

test('R30 while nobody else asks, an address has all the time there is', async () => {
  const gate = withExpensiveAddress(64)
  await vi.advanceTimersByTimeAsync(2_000)
  for (let page = 0; page < 20; page += 1) gate.charge('greedy', 'common', 50)

  getIn(gate, 'greedy')
})

test('R30 browsing for long takes nothing from who buys at the same address', () => {
  getIn(withExpensiveAddress(64), 'greedy', 'first')
})

test('R30 a flood of carts has no more of the time than browsing, and no shop full of phones notices', async () => {
  withFakeTime()
  const gate = new LoadGate(64)
  for (const other of ['honest', 'b', 'c', 'd', 'e', 'f', 'g', 'h']) getIn(gate, other)()
  for (let cart = 0; cart < 15; cart += 1) gate.charge('busy', 'first', 10)
  getIn(gate, 'busy', 'first')()

  for (let cart = 0; cart < 6; cart += 1) gate.charge('busy', 'first', 10)
  getIn(gate, 'honest', 'first')()
  const flooded = Promise.resolve(gate.enter('busy', 'first'))
  expect(gate.inFlight).toBe(0)
  getIn(gate, 'honest', 'first')()

  await vi.advanceTimersByTimeAsync(110)
  expect(isPass(await flooded)).toBe(true)
})

test('R30 nobody waits after one request, however long it took: waiting for a provider is not work', () => {
  withFakeTime()
  const gate = new LoadGate(64)
  for (const other of ['honest', 'b', 'c', 'd', 'e', 'f', 'g', 'h']) getIn(gate, other)()

  gate.charge('patient', 'common', 10_000)

  getIn(gate, 'patient')
})
