import { Icon } from '@ahia/ui/icon'
import { showToast } from '@ahia/ui/overlays/show-toast'

/** ＋ Passes the URL to the phone's share sheet, or copies it. */
export function ShareButton({ name }: { name: string }) {
  return (
    <button
      type="button"
      aria-label={`Share ${name}`}
      onClick={() => void share(name)}
      className="grid size-11 place-items-center rounded-pill border border-border bg-surface text-text-2 shadow-e1 transition-[color,transform] hover:text-brand-text active:scale-90 noscript:hidden"
    >
      <Icon name="share" />
    </button>
  )
}

async function share(title: string): Promise<void> {
  const url = location.origin + location.pathname
  if (typeof navigator.share === 'function') return navigator.share({ title, url }).catch(() => {}) // cancelled
  try {
    await navigator.clipboard.writeText(url)
    showToast({ kind: 'success', text: 'Link copied' })
  } catch {
    showToast({ kind: 'error', text: "We couldn't copy the link. Copy it from the address bar." })
  }
}
