/** As high as a screen, so that the content below does not jump. */
export const TextLoading = () => (
  <p role="status" className="min-h-dvh pt-6 text-text-2">
    Loading the text…
  </p>
)
