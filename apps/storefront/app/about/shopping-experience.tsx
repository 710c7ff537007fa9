import { UliLine } from '@ahia/ui/uli-line'

export function ShoppingExperience() {
  return (
    <section
      aria-labelledby="shopping-experience"
      className="relative overflow-hidden rounded-sheet bg-accent-soft p-6 pb-32 sm:pb-6 lg:p-10"
    >
      <UliLine className="absolute -right-6 -bottom-8 h-40 text-accent-text/15 sm:h-56" />
      <h2 id="shopping-experience" className="text-h2 font-extrabold">
        Shopping Experience
      </h2>
      <p className="relative mt-3 text-pretty sm:max-w-[70%]">
        Shopping here should feel like buying from a trader who knows you. No countdowns and no pop-ups. Our
        pages are small, so they open on a slow network and use little data. When something goes wrong, we
        tell you what happened and what to do next.
      </p>
    </section>
  )
}
