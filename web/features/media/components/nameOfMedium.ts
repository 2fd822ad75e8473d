import type { TFunction } from 'i18next'

interface Named {
  readonly __typename: string
  readonly title: string | null | undefined
}

/** Name of a media item in a list: its title, or its position. */
export function nameOfMedium(t: TFunction<'media'>, { __typename, title }: Named, index: number): string {
  const kind = __typename === 'Video' ? t('manage.video') : t('tile.picture')
  return title ?? t('manage.numbered', { kind, number: index + 1 })
}
