/** In session storage. A module of its own, so that logging out does not load the chat to clear it. */
export const THREAD_KEY = 'ahia-assistant'
