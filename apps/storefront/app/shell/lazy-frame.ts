// The lazy parts of the frame: one file, fetched at once.

export { PageChange } from '@ahia/web/components/page-change'
export { SearchBox } from '#catalog/search/search-box.tsx'
export { ChatSlot } from './chat/chat-slot.tsx'
export { Footer } from './footer/footer.tsx'
export { CategoryMenu } from './header/category-menu.tsx'
export { ContactStrip } from './header/contact-strip.tsx'
export { MobileMenu } from './header/mobile-menu.tsx'
export { Toasts as ToastRegion } from './toasts.tsx'
