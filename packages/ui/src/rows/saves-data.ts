/** Whether this visitor asked for few bytes. Only some browsers tell. */
export const savesData = (): boolean =>
  matchMedia('(prefers-reduced-data: reduce)').matches || hasDataSaver(navigator)

const hasDataSaver = ({ connection }: Navigator & { connection?: { saveData?: boolean } }): boolean =>
  connection?.saveData === true
