// `npm run build`: the build itself was made, if need be, on the way here.
console.log('The storefront and the API are built: apps/storefront/build, apps/api/build')
