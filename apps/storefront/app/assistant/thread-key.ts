/** In the tab's own storage. It stands apart, so that logging out need not fetch the chat to forget it. */
export const THREAD_KEY = 'ahia-assistant'
