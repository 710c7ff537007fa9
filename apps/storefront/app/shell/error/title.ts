const TITLES = new Map<number | null, string>([
  [404, 'Page Not Found'],
  [500, 'Server Error'],
  [403, 'Access Forbidden'],
])

/** ERR-01: a title by status, else the generic one. */
export const errorTitle = (status: number | null): string => TITLES.get(status) ?? 'Something Went Wrong'
