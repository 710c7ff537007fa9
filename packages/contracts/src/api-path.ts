/** Base path of the API, on the same origin as the pages. */
export const API_PATH = '/api/v1'
