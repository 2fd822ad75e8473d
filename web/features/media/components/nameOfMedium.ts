import type { TFunction } from 'i18next'

interface Named {
  readonly __typename: string
  readonly title: string | null | undefined
}

/** What a medium is called among others: its title, or its place in the list. */
export function nameOfMedium(t: TFunction<'media'>, { __typename, title }: Named, index: number): string {
  const kind = __typename === 'Video' ? t('manage.video') : t('tile.picture')
  return title ?? t('manage.numbered', { kind, number: index + 1 })
}
