/** WIN-21: set before anybody chooses, as nearly everybody lives there. */
export const USUAL_COUNTRY = 'Nigeria'
