import { useTranslation } from 'react-i18next'
import { formatBytes } from '#lib/formatBytes'
import { useLocale } from '#platform/i18n/useLocale'
import { useSite } from '#platform/session/useSession'
import { judgeFiles, maxBytesOf, type UploadOptions } from './uploadOptions'

/** What may be uploaded here, in words, and the judgement of files before they are sent. */
export function useUploadRules(options: UploadOptions) {
  const { t } = useTranslation('media')
  const locale = useLocale()
  const limits = useSite()
  const sizes = {
    picture: formatBytes(limits.maxPictureBytes, locale),
    video: formatBytes(limits.maxVideoBytes, locale),
  }
  const rules = options.allowUploadVideo ? t('upload.typesVideo', sizes) : t('upload.types', sizes)

  /** The files that may be sent, and why the others may not: null where all may. */
  const judge = (files: readonly File[]): { readonly accepted: File[]; readonly problem: string | null } => {
    const { accepted, ofOtherType, tooLarge } = judgeFiles(files, options, limits)
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
