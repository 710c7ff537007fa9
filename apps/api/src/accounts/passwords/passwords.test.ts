import { readdir, readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { AT_ONCE, createPasswords, MAX_WAITING } from './passwords.ts'

test('AUTH-09 passwords are hashed with argon2id (19 MiB, two passes, one lane), each with its own salt', async () => {
  const passwords = createPasswords()

  const [first, second] = [await passwords.hash('same password'), await passwords.hash('same password')]

  expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(second).not.toBe(first)
  expect(await passwords.verify(first, 'same password')).toBe(true)
  expect(await passwords.verify(first, 'same password ')).toBe(false)
})

test('AUTH-09 no password is accepted for an account that does not exist', async () => {
  expect(await createPasswords().verify(null, 'whatever it is')).toBe(false)
})

test('AUTH-09 an invalid hash throws, and the next password is still checked', async () => {
  const passwords = createPasswords()

  await expect(passwords.verify('no hash', 'whatever it is')).rejects.toThrow()

  expect(await passwords.verify(await passwords.hash('mine'), 'mine')).toBe(true)
})

test('AUTH-09 password checks use all processors but one, queue fifty, and refuse the next as overloaded', async () => {
  const passwords = createPasswords({ costs: { memoryCost: 64, timeCost: 1, parallelism: 1 } })

  const asked = Array.from({ length: AT_ONCE + MAX_WAITING + 1 }, () => passwords.hash('one of very many'))
  const outcomes = await Promise.allSettled(asked)

  expect(outcomes.map(({ status }) => status)).toEqual([
    ...new Array<string>(AT_ONCE + MAX_WAITING).fill('fulfilled'),
    'rejected',
  ])
  await expect(asked.at(-1)).rejects.toMatchObject({ code: 'OVERLOADED' })
  expect(await passwords.hash('room again')).toMatch(/^\$argon2id/)
})

test.runIf(process.platform === 'linux')(
  'AUTH-09 password hashing runs at a lower priority than requests',
  async () => {
    const before = await listHashingThreads()

    await createPasswords().hash('some password')

    const added = (await listHashingThreads()).filter((thread) => !before.includes(thread))
    expect(added).not.toEqual([])
  },
)

/** Threads of this process with the priority of hashing; those of other tests come and go. */
async function listHashingThreads(): Promise<string[]> {
  const found: string[] = []
  for (const thread of await readdir('/proc/self/task')) {
    const stat = await readFile(`/proc/self/task/${thread}/stat`, 'utf8').catch(() => null) // it may have ended meanwhile
    if (stat !== null && niceOf(stat) === 10) found.push(thread)
  }
  return found
}

/** The nineteenth of its fields; the second, its name in brackets, may hold spaces. */
const niceOf = (stat: string): number => Number(stat.slice(stat.lastIndexOf(')')).split(' ')[17])
