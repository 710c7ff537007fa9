import { BRAND } from '@ahia/reference/brand'
import { Button, buttonClass } from '@ahia/ui/button'
import { Dialog } from '@ahia/ui/dialog'

const SECTIONS = [
  {
    heading: 'Information We Collect',
    words:
      'Your email, and what you tell us in your profile: name, phone, gender if you like, and address. What you order. Where and since when you are signed in. Your password is kept only in a form that nobody can read.',
  },
  {
    heading: 'How We Use Your Information',
    words:
      'To let you in, to bring your orders to you, to answer you, and to keep others out of your account. The newsletter comes only if you ask for it.',
  },
  {
    heading: 'Information Sharing',
    words:
      'A shop learns what it needs to deliver your order, and whoever delivers it learns where to. Card numbers go to the payment partner and never reach us. We sell nothing about you.',
  },
  {
    heading: 'Data Security',
    words:
      'Everything travels encrypted. Codes by email work once and for a short time. You can see where you are signed in, and sign out there.',
  },
  {
    heading: 'Changes to This Policy',
    words: 'When it changes, the new text stands here. We write to you before a change that matters.',
  },
] as const

type PrivacyDialogProps = { open: boolean; onClose: () => void }

/** AUTH-02 */
export function PrivacyDialog({ open, onClose }: PrivacyDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Privacy Policy"
      actions={<Button onClick={onClose}>Close</Button>}
    >
      <div className="grid gap-4 text-pretty">
        {SECTIONS.map(({ heading, words }) => (
          <section key={heading}>
            <h3 className="font-semibold">{heading}</h3>
            <p className="mt-1 text-text-2">{words}</p>
          </section>
        ))}
        <section>
          <h3 className="font-semibold">Contact Us</h3>
          <p className="mt-1 text-text-2">
            Ask us what we keep about you, or to remove it: {BRAND.email}, {BRAND.phone.display}.
          </p>
          {/* Another tab, as the form behind is half filled in. */}
          <a href="/contact" target="_blank" rel="noreferrer" className={`mt-3 ${buttonClass('outline')}`}>
            Contact Us <span className="sr-only">(opens in a new tab)</span>
          </a>
        </section>
      </div>
    </Dialog>
  )
}
