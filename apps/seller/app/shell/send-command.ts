import { type Command, isCount, type OrderStep } from '#offline/command.ts'
import type { SendCommand } from '#offline/send-queue.ts'
import { sendOrderStep } from '#orders/offline/send-order-step.ts'
import { sendCount } from '#stock/offline/send-count.ts'

const isOrderStep = (command: Command): command is Command<OrderStep> => !isCount(command)

/** Each slice sends its own commands. */
export const sendCommand: SendCommand = async (command) => {
  if (isCount(command)) return sendCount(command)
  if (isOrderStep(command)) await sendOrderStep(command)
  return null
}
