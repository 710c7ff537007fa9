import { z } from 'zod'

const port = z
  .string()
  .regex(/^\d{1,5}$/, 'PORT must be a number')
  .transform(Number)

const variables = z.object({
  PORT: port.default(0),
  /** What the merchant signs in with, and what webhooks are signed with. */
  SECRET_KEY: z.string().regex(/^sk_test_[\w-]{8,}$/, 'SECRET_KEY must begin with sk_test_'),
  /** Where events are sent; none are without it. */
  WEBHOOK_URL: z.url().optional(),
  DATA_DIR: z.string({ error: 'DATA_DIR must name a folder' }).min(1),
  MERCHANT_NAME: z.string().default('Ahia'),
})

export type Settings = {
  port: number
  secretKey: string
  webhookUrl: string | null
  dataDir: string
  merchantName: string
}

export function readSettings(env: NodeJS.ProcessEnv): Settings {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const read = variables.safeParse(given)
  if (!read.success) throw new Error(read.error.issues.map(({ message }) => message).join('; '))
  const { PORT, SECRET_KEY, WEBHOOK_URL, DATA_DIR, MERCHANT_NAME } = read.data
  return {
    port: PORT,
    secretKey: SECRET_KEY,
    webhookUrl: WEBHOOK_URL ?? null,
    dataDir: DATA_DIR,
    merchantName: MERCHANT_NAME,
  }
}
