import { expect, test } from 'vitest'
import { parsePictureAddress, pictureAddress, pictureKey, pictureSources } from './address.ts'

const key = pictureKey('red-pot-1a2b')

test('a URL contains the image, its width and its format', () => {
  const address = pictureAddress(key, 360, 'avif')

  expect(address).toBe('/media/red-pot-1a2b/360.avif')
  expect(parsePictureAddress(address)).toEqual({ key, width: 360, format: 'avif' })
})

test.each([
  '/media/red-pot/361.avif',
  '/media/red-pot/360.png',
  '/media/red-pot/360.jpg',
  '/media/red-pot/0360.avif',
  '/media/Red-pot/360.avif',
  '/media/re/360.avif',
  '/media/-red-pot/360.avif',
  '/media/red.pot/360.avif',
  '/media/../360.avif',
  '/media/red-pot/360.avif\n',
  ' /media/red-pot/360.avif',
  `/media/${'a'.repeat(81)}/360.avif`,
])('%j is not an image URL', (text) => {
  expect(parsePictureAddress(text)).toBeNull()
})

test('a JPEG exists only in the width used for sharing', () => {
  expect(parsePictureAddress(pictureAddress(key, 720, 'jpg'))).toEqual({ key, width: 720, format: 'jpg' })
})

test('a key that cannot be part of a URL is refused', () => {
  expect(() => pictureKey('../secret')).toThrow("'../secret' cannot name a picture")
})

test.each(['square', 'avatar', 'banner'] as const)('each source of a %s is a valid image URL', (shape) => {
  const { avif, webp, src } = pictureSources(key, shape)

  const addresses = [...`${avif}, ${webp}`.split(', ').map((source) => source.split(' ')[0] ?? ''), src]
  expect(addresses.map(parsePictureAddress)).not.toContain(null)
})
