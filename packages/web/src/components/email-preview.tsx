type EmailPreviewProps = { to: string; email: { subject: string; text: string } }

/** ADMIN-20: the email before it goes. */
export const EmailPreview = ({ to, email: { subject, text } }: EmailPreviewProps) => (
  <div className="w-full rounded-card border border-border bg-surface-2 p-4 wrap-anywhere">
    <p className="text-small text-text-2">Email to {to}</p>
    <p className="font-semibold">{subject}</p>
    <p className="mt-2 whitespace-pre-line">{text}</p>
  </div>
)
