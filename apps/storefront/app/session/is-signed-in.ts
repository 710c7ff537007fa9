import { readUserText } from './stored-user.ts'

/** SHELL-03: whether somebody is signed in, in the browser and at this moment; to follow it there is `useSession`. */
export const isSignedIn = (): boolean => readUserText(window) !== null
