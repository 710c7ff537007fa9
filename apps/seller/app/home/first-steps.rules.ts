import type { FirstStep } from '@ahia/contracts/seller/checklist'

type StepWords = {
  title: string
  /** What it is good for, or what happens meanwhile. */
  about: string
  button: string
  to: string
  /** Of the market and not of the hub. */
  isOutside?: boolean
}

export const STEP_WORDS = {
  PROFILE: {
    title: 'Add your shop profile',
    about: 'Name, logo, address and what you sell.',
    button: 'Add profile',
    to: '/merchant',
    isOutside: true,
  },
  APPROVAL: {
    title: 'Get your shop approved',
    about:
      "We review every new shop before it goes live, and email you when it's done. Send a photo of your ID now, and keep setting up your shop.",
    button: 'Send documents',
    to: '/seller/documents',
  },
  PRODUCT: {
    title: 'List your first product',
    about: 'Title, subtitle, price, quantity, a picture and a description. Then publish it.',
    button: 'List a product',
    to: '/seller/products/new',
  },
  HOURS: {
    title: 'Set your opening hours',
    about: "Meals are due two hours after payment, counted while you're open.",
    button: 'Set hours',
    to: '/seller/shop#hours',
  },
  DETAILS: {
    title: 'Add your business details',
    about: 'Where customers send returns, and where carriers pick up.',
    button: 'Add details',
    to: '/seller/shop#details',
  },
} as const satisfies Record<FirstStep, StepWords>
