// The lazy parts of the frame: one file, fetched at once.
export { SearchBox } from '#catalog/search/search-box.tsx'
export { ChatSlot } from './chat/chat-slot.tsx'
export { Footer } from './footer/footer.tsx'
export { CategoryMenu } from './header/category-menu.tsx'
export { ContactStrip } from './header/contact-strip.tsx'
export { MobileMenu } from './header/mobile-menu.tsx'
export { PageChange } from './scrolling/page-change.tsx'
export { Toasts as ToastRegion } from './toasts.tsx'
