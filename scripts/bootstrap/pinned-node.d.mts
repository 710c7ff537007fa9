export type PinnedNode = { name: string; version: string; program: string; sha256: string }

export function getPinned(platform: string): PinnedNode
export function findGenuine(pinned: PinnedNode, folder: string): string | null
export function fetchGenuine(
  pinned: PinnedNode,
  folder: string,
  install: (spec: string) => Promise<unknown>,
): Promise<string>
