import { findReceiver, type ReceiverKind } from '@ahia/reference/data-map/receivers'
import { isOwnName } from './own-name.ts'

/** Where one of the settings sends personal data; undefined while it is not set. */
export type SetReceiver = { setting: string; kind: ReceiverKind; address: string | undefined }
export type Receiver = { kind: ReceiverKind; name: string; country: string }

const PRIVATE_NETWORK = /^(10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.)/
/** Nobody can own one (RFC 2606). */
const NOBODYS = /\.(example|test|invalid)$/

const hostOf = (address: string): string => new URL(address).hostname

/** Our own machines: this one, and what has a name or an address only in our network. */
const isOurs = (host: string): boolean =>
  isOwnName(host) || !host.includes('.') || PRIVATE_NETWORK.test(host) || NOBODYS.test(host)

/** PRIV-10: settings that send personal data to somebody whom the data map, and so the privacy page, does not name. */
export const findUnknownReceivers = (set: readonly SetReceiver[]): string[] =>
  set.flatMap(({ setting, kind, address }) => {
    if (address === undefined) return []
    const host = hostOf(address)
    if (isOurs(host) || findReceiver(kind, host)) return []
    return [`${setting} sends to ${host}, which packages/reference/src/data-map/receivers.ts does not name`]
  })

/** PRIV-10: who receives personal data with the settings that are in force. */
export const listReceivers = (set: readonly SetReceiver[]): Receiver[] =>
  set.flatMap(({ kind, address }) => {
    const known = address === undefined ? null : findReceiver(kind, hostOf(address))
    return known ? [{ kind, name: known.name, country: known.country }] : []
  })
