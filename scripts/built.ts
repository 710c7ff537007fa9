// `npm run build`: the build itself was made, if need be, on the way here.
console.log('The storefront is built: apps/storefront/build')
