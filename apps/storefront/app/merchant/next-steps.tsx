import { TRIAL_MONTHS } from '@ahia/reference/packages'
import { Card } from '@ahia/ui/card'

const STEPS = [
  {
    title: 'We review your shop',
    words: "We review every new shop before it goes live. We'll email you when yours is approved.",
  },
  {
    title: 'You list your first product',
    words: 'In the Seller Hub. You can prepare it while we review your shop.',
  },
  {
    title: 'Your free months start',
    words: `If you chose a package, its ${TRIAL_MONTHS} free months start on the day your first product goes live. Until then you pay nothing.`,
  },
]

/** WIN-27: the end of a registration says what happens next, and what does not happen yet. */
export function NextSteps() {
  return (
    <Card as="section" aria-labelledby="next-steps" className="mt-6">
      <h2 id="next-steps" className="text-h3 font-extrabold">
        What happens next
      </h2>
      <ol className="mt-3 grid gap-4 lg:grid-cols-3 lg:gap-6">
        {STEPS.map(({ title, words }, place) => (
          <li key={title} className="grid grid-cols-[2rem_1fr] gap-x-3">
            <span
              aria-hidden="true"
              className="grid size-8 place-items-center rounded-pill bg-brand-soft font-semibold text-brand-text"
            >
              {place + 1}
            </span>
            <div>
              <h3 className="font-semibold">{title}</h3>
              <p className="text-pretty text-text-2">{words}</p>
            </div>
          </li>
        ))}
      </ol>
    </Card>
  )
}
