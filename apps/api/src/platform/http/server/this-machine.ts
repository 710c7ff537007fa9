import type { IncomingMessage } from 'node:http'

const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1'])

/** The caller is on this machine, and not behind a proxy on it, which would hide the real caller. */
export const isThisMachine = ({ headers, socket }: IncomingMessage): boolean =>
  LOOPBACK.has(socket.remoteAddress ?? '') && headers['x-forwarded-for'] === undefined
