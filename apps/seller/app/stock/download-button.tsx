import { API_PATH } from '@ahia/contracts/api-path'
import { shopSession } from '@ahia/shop-session/shop-session'
import { Button } from '@ahia/ui/button'
import { saveFile } from '@ahia/web/browser/save-file'
import { useAttempt } from '@ahia/web/forms/use-attempt'
import { AttemptFailed } from './attempt-failed.tsx'

/** SELL-44 */
export function DownloadButton() {
  return <FileButton path="/seller/products.csv" fileName="products.csv" label="Download CSV" />
}

type FileButtonProps = { path: string; fileName: string; label: string }

/** A file behind the sign-in: a plain link would not send the token. */
export function FileButton({ path, fileName, label }: FileButtonProps) {
  const attempt = useAttempt("We couldn't download the file.")
  const load = () => attempt.run(async (signal) => saveFile(fileName, await fetchFile(path, signal)))
  return (
    <>
      <Button
        look="outline"
        className="max-sm:px-2"
        busy={attempt.state.step === 'busy'}
        busyLabel="Downloading..."
        onClick={load}
      >
        {label}
      </Button>
      {attempt.state.step === 'failed' && (
        <div className="col-span-full">
          <AttemptFailed heading="We couldn't download the file" failure={attempt.state} />
        </div>
      )}
    </>
  )
}

async function fetchFile(path: string, signal: AbortSignal): Promise<Blob> {
  const token = shopSession.token() ?? ''
  const ask = (bearer: string) =>
    fetch(`${API_PATH}${path}`, { headers: { authorization: `Bearer ${bearer}` }, signal })
  const first = await ask(token)
  const isRenewed = first.status === 401 && (await shopSession.renew(token)) === 'again'
  const answer = isRenewed ? await ask(shopSession.token() ?? '') : first
  if (!answer.ok) throw new Error(`The file was answered with ${answer.status}`)
  return answer.blob()
}
