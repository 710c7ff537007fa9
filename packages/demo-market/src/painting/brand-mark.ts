/** As on the browser tab; here because the picture of a product without pictures shows it. */
export const BRAND_MARK = `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512" viewBox="0 0 32 32">
  <rect width="32" height="32" rx="8" fill="#3F3BA5"/>
  <path d="M15 16a2 2 0 0 1 4 0 4.5 4.5 0 0 1-9 0 7 7 0 0 1 14 0 9.5 9.5 0 0 1-16 6.8" fill="none" stroke="#FBBB2D" stroke-width="2.6" stroke-linecap="round"/>
</svg>`
