// The lazy parts of the frame: one file, fetched at once.
export { SearchBox } from '#catalog/search-box.tsx'
export { CategoryMenu } from './category-menu.tsx'
export { ChatSlot } from './chat-slot.tsx'
export { ContactStrip } from './contact-strip.tsx'
export { Footer } from './footer.tsx'
export { MobileMenu } from './mobile-menu.tsx'
export { PageChange } from './page-change.tsx'
export { Toasts as ToastRegion } from './toasts.tsx'
