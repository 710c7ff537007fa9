/** PDP-08: the shop's own text. */
export function ProductDescription({ description }: { description: string }) {
  return (
    <section aria-labelledby="description">
      <h2 id="description" className="mb-3 text-h2 font-extrabold">
        Description
      </h2>
      <p className="max-w-reading text-pretty wrap-break-word whitespace-pre-line">
        {description.trim() || 'No description available'}
      </p>
    </section>
  )
}
