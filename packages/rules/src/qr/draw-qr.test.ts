import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { drawQr, MAX_QR_BYTES, qrPath } from './draw-qr.ts'

test('SELL-34 a QR is drawn exactly as a reader of another maker has read it', () => {
  const path = qrPath(drawQr('AHIA1.AZkAAAAAcACAAAAAAAAAAQ.signed'))

  expect(createHash('sha256').update(path).digest('hex')).toBe(
    '7979dbf605ef4016d6a642936533d3026bbd504265c0f642afa8438d84299a4d',
  )
})

test('SELL-34 a QR has three corners to be found by, and a text that is too long is refused', () => {
  const qr = drawQr('x'.repeat(MAX_QR_BYTES))
  const corner = (x: number, y: number) =>
    qr.slice(y, y + 7).map((row) =>
      row
        .slice(x, x + 7)
        .map(Number)
        .join(''),
    )
  const SQUARES = ['1111111', '1000001', '1011101', '1011101', '1011101', '1000001', '1111111']

  expect(qr).toHaveLength(41)
  expect([corner(0, 0), corner(34, 0), corner(0, 34)]).toEqual([SQUARES, SQUARES, SQUARES])
  expect(() => drawQr('x'.repeat(MAX_QR_BYTES + 1))).toThrow(RangeError)
})
