import { ACTIVITY_KINDS } from '@ahia/contracts/shapes/security-event'
import { expect, test } from 'vitest'
import { type ActivityEvent, describeActivity, deviceBeside } from './activity.rules.ts'

const event = (kind: ActivityEvent['kind'], device: string, times = 1): ActivityEvent => ({
  kind,
  device,
  times,
  lastAt: '2026-11-15T12:00:00.000Z',
})

test.each([
  [event('SIGNED_IN', 'Chrome on Android'), 'Signed in on Chrome, Android', null],
  [event('SIGNED_IN', 'Unknown device', 2), 'Signed in on an unknown device, 2 times', null],
  [event('SIGNED_IN_NEW_DEVICE', 'Safari on iPhone'), 'Signed in on a new device: Safari, iPhone', null],
  [event('WRONG_PASSWORD', 'Chrome on Android', 3), 'Wrong password entered, 3 times', 'Chrome, Android'],
  [event('WRONG_PASSWORD', 'Unknown device'), 'Wrong password entered', null],
  [
    event('LOCKED_OUT', 'Several devices'),
    'Sign-in paused after too many wrong passwords',
    'Several devices',
  ],
])('PROF-07 $0.kind on $0.device is described in plain words', (given, sentence, beside) => {
  expect(describeActivity(given)).toBe(sentence)
  expect(deviceBeside(given)).toBe(beside)
})

test('PROF-07 every kind has words of its own', () => {
  const sentences = ACTIVITY_KINDS.map((kind) => describeActivity(event(kind, 'Opera Mini')))

  expect(new Set(sentences).size).toBe(ACTIVITY_KINDS.length)
})
