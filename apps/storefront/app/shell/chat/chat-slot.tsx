import { ChatButton } from '#assistant/chat-button.tsx'
import { usePageIs } from '../page-kinds.ts'

const loadChat = () => import('./chat.tsx').then(({ Chat }) => Chat)

/** CHAT-01: on every page but those where nothing must distract. */
export const ChatSlot = () => (usePageIs('minimalFrame') ? null : <ChatButton load={loadChat} />)
