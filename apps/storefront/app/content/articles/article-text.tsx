import { ARTICLE_TEXTS } from '@ahia/documents/article-texts'
import { lazyOnInteraction } from '@ahia/web/loading/lazy-part'
import { type ComponentType, Suspense } from 'react'
import { TextLoading } from '../texts/text-loading.tsx'

type LoadComponent = () => Promise<ComponentType>

const TEXTS = Object.entries(ARTICLE_TEXTS).map(([slug, load]): [string, LoadComponent] => [
  slug,
  async () => {
    const [{ textDocument }, { DocumentBlocks }] = await Promise.all([
      load(),
      import('#documents/document-blocks.tsx'),
    ])
    return () => <DocumentBlocks blocks={textDocument.blocks} under="h1" />
  },
])

// The text is in the server's HTML already: the browser need not fetch it a second time to show it.
const SHOWN: ReadonlyMap<string, ComponentType> = new Map(
  import.meta.env.SSR
    ? await Promise.all(TEXTS.map(async ([slug, load]) => [slug, await load()] as const))
    : TEXTS.map(([slug, load]) => [slug, lazyOnInteraction(load)]),
)

/** STAT-06: an article's text, from Markdown that is read at build time. */
export function ArticleText({ slug }: { slug: string }) {
  const Text = SHOWN.get(slug)
  return (
    <Suspense key={slug} fallback={<TextLoading />}>
      {Text && <Text />}
    </Suspense>
  )
}
