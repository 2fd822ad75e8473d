import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import { lodgeSearchPath, type LodgeSearch } from '#shared/lodges/lodgeSearch'
import { RemovalLinks } from '#ui/links/RemovalLinks'
import type { ChosenTerms_tags$key } from './__generated__/ChosenTerms_tags.graphql'

const fragment = graphql`
  fragment ChosenTerms_tags on Node @relay(plural: true) {
    ... on LodgeTag {
      id
      name
    }
  }
`

interface ChosenTermsProps {
  search: LodgeSearch
  /** Names for the ids in the address. */
  tags: ChosenTerms_tags$key
}

/** The words and topics of a search; the other conditions are in its fields. */
export function ChosenTerms({ search, tags }: ChosenTermsProps) {
  const { t } = useTranslation('lodges')
  const named = useFragment(fragment, tags)
  const terms = [
    ...(search.text ? [{ key: 'text', label: t('search.words', { text: search.text }), without: { text: '' } }] : []),
    ...search.tags.map((tag) => ({
      key: tag,
      label: named.find(({ id }) => id === tag)?.name ?? t('search.goneTag'),
      without: { tags: search.tags.filter((id) => id !== tag) },
    })),
  ]
  if (terms.length === 0) return null
  return (
    <RemovalLinks
      label={t('search.chosen')}
      links={terms.map(({ key, label, without }) => ({
        key,
        label,
        removeLabel: t('search.remove', { label }),
        href: lodgeSearchPath({ ...search, ...without }),
      }))}
    />
  )
}
