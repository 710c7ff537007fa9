/** Whether the visitor has asked to save data. Only some browsers say. */
export const savesData = (): boolean =>
  matchMedia('(prefers-reduced-data: reduce)').matches || hasDataSaver(navigator)

const hasDataSaver = ({ connection }: Navigator & { connection?: { saveData?: boolean } }): boolean =>
  connection?.saveData === true
