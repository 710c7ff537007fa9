import { Busboy, type BusboyFileStream, type BusboyInstance } from '@fastify/busboy'
import { unsupportedType } from '../http.errors.ts'
import { brokenForm, fileTooLarge, notAFile, tooManyFiles, unknownFormField } from './files.errors.ts'
import { plainName } from './plain-name.ts'

export type FormBounds = {
  /** Under which name files are sent; `alias` is what some forms call it. */
  field: string
  alias?: string
  maxFiles: number
  maxFileBytes: number
}

/** `path` says which one of the form it is, `name` is the sender's and only good for showing. */
export type SentFile = { path: string; name: string; bytes: Buffer }
export type TakeFile = (file: SentFile) => Promise<void>

const MAX_HEADERS = 20
const MAX_HEADER_BYTES = 8 * 1024

/** Parses a form while it arrives. Accepts only files, one after the other. */
export function openForm(contentType: string, bounds: FormBounds, take: TakeFile) {
  const form = createBusboy(contentType, bounds)
  const { promise: failed, reject: fail } = Promise.withResolvers<never>()
  failed.catch(() => null) // the writer gets the error, unless it is already done
  const { promise: parsed, resolve: endParsing } = Promise.withResolvers<void>()
  const names = new Set([bounds.field, bounds.alias])
  let files = 0
  let taking = Promise.resolve()

  form.on('file', (field, stream, sentName) => {
    stream.on('error', () => fail(brokenForm()))
    const path = bounds.maxFiles === 1 ? bounds.field : `${bounds.field.replace('[]', '')}[${files}]`
    files += 1
    if (!names.has(field)) return fail(unknownFormField(field))
    if (files > bounds.maxFiles) return fail(tooManyFiles(bounds.field, bounds.maxFiles))
    const name = plainName(sentName)
    stream.on('limit', () => fail(fileTooLarge({ path, name, maxBytes: bounds.maxFileBytes })))
    taking = taking.then(async () => take({ path, name, bytes: await collect(stream) }))
    taking.catch(fail)
  })
  form.on('field', (name) => fail(names.has(name) ? notAFile(name) : unknownFormField(name)))
  for (const limit of ['partsLimit', 'filesLimit', 'fieldsLimit'] as const)
    form.on(limit, () => fail(tooManyFiles(bounds.field, bounds.maxFiles)))
  form.on('error', () => fail(brokenForm()))
  form.on('finish', () => endParsing())

  return {
    failed,
    get files() {
      return files
    },
    /** Resolves when more can be written. */
    write: (chunk: Uint8Array): Promise<void> => new Promise((resolve) => form.write(chunk, () => resolve())),
    /** Resolves when the last file has been handled. */
    end: async (): Promise<void> => {
      form.end()
      await parsed
      await taking
    },
    close: () => form.destroy(),
  }
}

function createBusboy(contentType: string, { maxFiles, maxFileBytes }: FormBounds): BusboyInstance {
  try {
    return new Busboy({
      headers: { 'content-type': contentType },
      limits: {
        fileSize: maxFileBytes,
        files: maxFiles + 1, // so that the first one too many can be named
        parts: maxFiles + 1,
        fields: 1,
        fieldSize: 1024,
        headerPairs: MAX_HEADERS,
        headerSize: MAX_HEADER_BYTES,
      },
    })
  } catch {
    throw unsupportedType('multipart/form-data with a boundary')
  }
}

async function collect(stream: BusboyFileStream): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(chunk)
  return Buffer.concat(chunks)
}
