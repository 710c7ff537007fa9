import { type Endpoint, endpoint } from '@ahia/contracts/endpoint'
import { nothing } from '@ahia/contracts/fields/nothing'
import { describe, expect, test } from 'vitest'
import { createEndpointLookup } from './endpoint-lookup.ts'

const about = { auth: 'none', tag: 'test', summary: 'Does something', data: nothing, errors: [] } as const

const featured = endpoint({ ...about, method: 'GET', path: '/products/featured', isPublic: true })
const product = endpoint({ ...about, method: 'GET', path: '/products/{id}', isPublic: true })
const review = endpoint({ ...about, method: 'POST', path: '/products/{id}/reviews' })
const pay = endpoint({ ...about, method: 'POST', path: '/orders/pay', traffic: 'first' })
const verify = endpoint({ ...about, method: 'GET', path: '/orders/verify', isNever400: true })
const upload = endpoint({ ...about, method: 'POST', path: '/s3/updateLogo', traffic: 'upload' })
const terms = endpoint({ ...about, method: 'GET', path: '/terms/merchant.pdf' })
const listOrders = endpoint({ ...about, method: 'GET', path: '/dev/console', isLocalOnly: true })
const ship = endpoint({ ...about, method: 'POST', path: '/dev/console/{id}/ship', isLocalOnly: true })

const lookup = createEndpointLookup({
  basePath: '/api/v1',
  endpoints: [featured, product, review, pay, verify, upload, terms, listOrders, ship],
})

describe('finding the endpoint of a request', () => {
  test.each<[method: string, path: string, found: Endpoint]>([
    ['GET', '/api/v1/products/featured', featured],
    ['GET', '/api/v1/products/featured/', featured],
    ['HEAD', '/api/v1/products/featured', featured],
    ['GET', '/api/v1/products/0198c7a2', product],
    ['GET', '/api/v1/products/0198c7a2/', product],
    ['GET', '/api/v1/products/a%2Fb', product],
    ['POST', '/api/v1/products/0198c7a2/reviews', review],
    ['POST', '/api/v1/orders/pay', pay],
    ['POST', '/api/v1/orders/%70ay', pay],
    ['POST', '/api/v1/s3/updateLogo/', upload],
    ['GET', '/api/v1/terms/merchant.pdf', terms],
  ])('%s %s is found', (method, path, found) => {
    expect(lookup.find(method, path)).toBe(found)
  })

  test.each<[method: string | undefined, path: string, why: string]>([
    ['GET', '/products/featured', 'without the base path'],
    ['POST', '/api/v1/products/featured', 'with another method'],
    ['GET', '/api/v1/orders/pay', 'with another method'],
    [undefined, '/api/v1/orders/pay', 'without a method'],
    ['POST', '/api/v1/orders/PAY', 'in other letters, which the router does not take either'],
    ['POST', '/api/v1/s3/updatelogo', 'in other letters'],
    ['POST', '/api/v1/orders//pay', 'with a slash too many'],
    ['POST', '/api/v1/orders/pay//', 'with two slashes at the end'],
    ['POST', '/api/v1/orders%2Fpay', 'with an encoded slash'],
    ['POST', '/api/v1/orders/%2570ay', 'encoded twice'],
    ['POST', '/api/v1/orders/pay%zz', 'with what cannot be decoded'],
    ['POST', '/api/v1/x/../orders/pay', 'by a detour'],
    ['GET', '/api/v1/products/a/b', 'with a part too many'],
    ['GET', '/api/v1/terms/merchantXpdf', 'with any letter for the dot'],
    ['GET', '/api/v1', 'without a path'],
    ['GET', '*', 'without an address'],
  ])('%s %s is not found (%s)', (method, path) => {
    expect(lookup.find(method, path)).toBeNull()
  })
})

describe('methods of a path', () => {
  test.each([
    ['/api/v1/products/featured', ['GET', 'HEAD']],
    ['/api/v1/products/0198c7a2', ['GET', 'HEAD']],
    ['/api/v1/products/0198c7a2/reviews', ['POST']],
    ['/api/v1/nothing', []],
    ['/products/featured', []],
  ])('%s allows %j', (path, methods) => {
    expect(lookup.allowedMethods(path)).toEqual(methods)
  })

  test('a local-only path looks like one that does not exist', () => {
    expect(lookup.allowedMethods('/api/v1/dev/console')).toEqual([])
  })
})

describe('local only', () => {
  test.each([
    '/api/v1/dev/console',
    '/api/v1/dev/console/0198c7a2/ship',
    '/api/v1/dev/%63onsole',
    '/api/v1/DEV/Console',
    '/api/v1//dev///console',
    '/api/v1/dev%2Fconsole',
    '/api/v1/dev%5Cconsole',
    '/dev/console',
    '/dev/console.data',
    '/DEV//%43onsole/',
    '//dev/console',
    '/\\dev\\console',
    '/x/../dev/./console',
    '/x/%2e%2E/dev/console',
    '/dev/console/%zz',
  ])('%s is local only, as API or page, however it is spelt', (path) => {
    expect(lookup.isLocalOnly(path)).toBe(true)
  })

  test.each(['/api/v1/products/featured', '/dev', '/dev/components', '/products/dev/console', '/', '*'])(
    '%s is not local only',
    (path) => {
      expect(lookup.isLocalOnly(path)).toBe(false)
    },
  )
})

describe('PAY-02 paths never answered with 400', () => {
  test.each([
    '/api/v1/orders/verify',
    '/api/v1/orders/verify/',
    '/api/v1/orders/verify%zz',
    '/api/v1/orders/verify/%',
    '/api/v1/orders/verifyXYZ',
    '/api/v1/orders/%76erify%zz',
    '/api/v1/Orders//Verify',
  ])('%s', (path) => {
    expect(lookup.isNever400(path)).toBe(true)
  })

  test.each(['/api/v1/orders/pay', '/orders/verify', '/api/v1/orders/veri', '/'])(
    '%s may be answered with 400',
    (path) => {
      expect(lookup.isNever400(path)).toBe(false)
    },
  )
})
