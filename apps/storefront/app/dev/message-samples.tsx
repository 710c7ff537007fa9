import { Banner } from '@ahia/ui/banner'
import { Button } from '@ahia/ui/button'
import { showToast } from '@ahia/ui/overlays/show-toast'
import { TOAST_MS } from '@ahia/ui/overlays/toast-queue'

export function MessageSamples() {
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap gap-3">
        <Button
          look="tonal"
          onClick={() =>
            showToast({
              kind: 'success',
              text: 'Item added to cart successfully!',
              durationMs: TOAST_MS.addedToCart,
            })
          }
        >
          Show a success toast
        </Button>
        <Button look="outline" onClick={() => showToast({ kind: 'error', text: 'No response from server' })}>
          Show an error toast
        </Button>
        <Button
          look="ghost"
          onClick={() =>
            showToast({ kind: 'success', text: 'With something to do', action: { label: 'View', href: '/' } })
          }
        >
          Show a toast with a link
        </Button>
      </div>
      <Banner heading="For your information">Prices changed since your last visit.</Banner>
      <Banner tone="ok" heading="Done">
        Profile updated successfully!
      </Banner>
      <Banner tone="warn" heading="Take care">
        You're offline. What you see may be out of date.
      </Banner>
      <Banner tone="danger" heading="That didn't work">
        Failed to send message. Please try again.
      </Banner>
    </div>
  )
}
