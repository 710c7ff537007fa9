import type { AssistantReply } from '@ahia/contracts/assistant'

/** A reply of the assistant in words alone; what else it shows is put over it. */
export const replyInWords = (
  chatbot_response: string,
  shown: Partial<AssistantReply> = {},
): AssistantReply => ({
  chatbot_response,
  recommendations: [],
  comparison: null,
  orders: [],
  asks: false,
  chips: [],
  askShop: null,
  basket: null,
  ...shown,
})
