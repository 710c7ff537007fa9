import { wordsInQuotes } from '@ahia/rules/words-in-quotes'
import { buttonClass } from '@ahia/ui/button'
import { StatePanel } from '@ahia/ui/state-panel'
import { Link } from '@ahia/web/components/link'
import { LISTING_PATH } from '../categories/listing-address.ts'
import { EmptyBasket } from '../sections/featured-art.tsx'
import { Alternatives, type AlternativesProps } from './alternatives.tsx'
import { searchedWords } from './headings.rules.ts'
import { changeListing, type ListingPlace, listingHref, WHOLE_LIST } from './query.rules.ts'
import { ReloadForm } from './states.tsx'

type SearchEmptyProps = ListingPlace &
  AlternativesProps & {
    onRefresh: () => void
    /** FIND-03: a brand that nobody sells here. */
    notCarried: string | undefined
  }

/** LIST-08: a search without results also says what was searched, and offers alternatives. */
export function SearchEmpty({ path, query, onRefresh, alternatives, notCarried, heartOf }: SearchEmptyProps) {
  const { search } = query
  const everywhere = listingHref(LISTING_PATH, { ...WHOLE_LIST, search })
  const withoutMarks = wordsInQuotes(search ?? '')
  const isNarrowed = listingHref(LISTING_PATH, { ...query, page: 1, sort: null }) !== everywhere
  return (
    <div className="grid gap-8">
      <StatePanel
        art={<EmptyBasket />}
        title="No Products Available"
        actions={
          <>
            {isNarrowed && (
              <Link to={everywhere} className={buttonClass('primary')}>
                Search without filters
              </Link>
            )}
            {withoutMarks !== null && (
              <Link
                to={listingHref(path, changeListing(query, { search: withoutMarks }))}
                className={buttonClass(isNarrowed ? 'outline' : 'primary')}
              >
                Search similar words too
              </Link>
            )}
            <Link
              to={LISTING_PATH}
              className={buttonClass(isNarrowed || withoutMarks !== null ? 'outline' : 'primary')}
            >
              View All Products
            </Link>
            <ReloadForm path={path} query={query} label="Refresh" look="outline" onReload={onRefresh} />
          </>
        }
      >
        {notCarried
          ? `We don't have ${notCarried} or anything like it.`
          : `Nothing found for ${searchedWords(search ?? '')}. Check the spelling, or try fewer or simpler words.`}
      </StatePanel>
      <Alternatives alternatives={alternatives} heartOf={heartOf} />
    </div>
  )
}
