import { useTranslation } from 'react-i18next'
import { formatBytes } from '#lib/format/formatBytes'
import { useLocale } from '#platform/i18n/useLocale'
import { useSite } from '#platform/session/useSession'
import { acceptsVideos, judgeFiles, maxBytesOf, type UploadPurpose } from './uploadFiles'

/** Returns the upload rules as text, and a check of files before they are sent. */
export function useUploadRules(purpose: UploadPurpose) {
  const { t } = useTranslation('media')
  const locale = useLocale()
  const limits = useSite()
  const sizes = {
    picture: formatBytes(limits.maxPictureBytes, locale),
    video: formatBytes(limits.maxVideoBytes, locale),
  }
  const rules = acceptsVideos(purpose) ? t('upload.typesVideo', sizes) : t('upload.types', sizes)

  /** Returns the acceptable files, and the problem with the others; null if there are none. */
  const judge = (files: readonly File[]): { readonly accepted: File[]; readonly problem: string | null } => {
    const { accepted, ofOtherType, tooLarge } = judgeFiles(files, purpose, limits)
    const problems = tooLarge.map((file) =>
      t('upload.tooLarge', {
        name: file.name,
        size: formatBytes(file.size, locale),
        max: formatBytes(maxBytesOf(file, limits), locale),
      }),
    )
    if (ofOtherType.length > 0) {
      const names = ofOtherType.map(({ name }) => name).join(', ')
      problems.push(t('upload.refused', { count: ofOtherType.length, names }))
    }
    return { accepted, problem: problems.length > 0 ? problems.join(' ') : null }
  }

  return { rules, judge }
}
