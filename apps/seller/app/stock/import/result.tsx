import type { Import } from '@ahia/contracts/seller/imports'
import { Banner } from '@ahia/ui/banner'
import { Link } from '@ahia/web/components/link'
import { FileButton } from '../download-button.tsx'
import { ImportRows } from './import-rows.tsx'

/** SELL-44: what was done, and the rows that were not, with the reason. */
export function Result({ done: file }: { done: Import }) {
  const { done, skipped, wrong, new: added } = file.counts
  const words = [`${done.toLocaleString('en')} saved`]
  if (skipped > 0) words.push(`${skipped} skipped because something changed while you checked`)
  if (wrong > 0) words.push(`${wrong} left out because of errors`)
  return (
    <section aria-label="Result" className="grid gap-4">
      <Banner tone="ok" role="status" heading={`${file.fileName} is done`}>
        {`${words.join(', ')}.`}
      </Banner>
      {skipped > 0 && <ImportRows title={`Skipped (${skipped})`} of={file} only="SKIPPED" />}
      {added > 0 && (
        <p>
          New products are among your drafts.{' '}
          <Link to="/seller/products?tab=DRAFT" className="font-semibold underline">
            Finish your drafts
          </Link>
        </p>
      )}
      {skipped + wrong > 0 && (
        <div className="grid gap-2">
          <p>Fix these rows in the file, then upload it again.</p>
          <div>
            <FileButton
              path={`/seller/imports/${file._id}/errors.csv`}
              fileName="errors.csv"
              label="Download these rows"
            />
          </div>
        </div>
      )}
    </section>
  )
}
