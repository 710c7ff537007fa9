/** Of a Content-Type, without its parameters. */
export function mediaTypeOf(contentType: string | null | undefined): string {
  const [type = ''] = (contentType ?? '').split(';', 1)
  return type.trim().toLowerCase()
}
