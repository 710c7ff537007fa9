import { BRAND } from '@ahia/reference/brand'
import { UliLine } from '@ahia/ui/uli-line'

export function Hero() {
  return (
    <div className="relative overflow-hidden rounded-sheet bg-brand-soft px-6 pt-8 pb-28 sm:p-10 lg:px-16 lg:py-20">
      <UliLine className="absolute -right-2 -bottom-10 h-36 text-brand-text/12 sm:right-4 sm:h-48 lg:right-16 lg:-bottom-4 lg:h-[115%]" />
      <div className="relative max-w-[34rem] sm:max-w-[60%] lg:max-w-[34rem]">
        <h1 className="text-h1 font-extrabold text-balance lg:text-hero">{BRAND.tagline}</h1>
        <p className="mt-3 text-lead text-pretty">
          Food, fashion, phones and more from shops across Nigeria. You see the seller, the city and the price
          before you sign in.
        </p>
      </div>
    </div>
  )
}
