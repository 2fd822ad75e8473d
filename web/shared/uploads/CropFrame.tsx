import { ActionIcon, SegmentedControl, Slider } from '@mantine/core'
import { IconRotate2, IconRotateClockwise2, IconZoomIn, IconZoomOut } from '@tabler/icons-react'
import { useState } from 'react'
import Cropper, { type Area } from 'react-easy-crop'
import 'react-easy-crop/react-easy-crop.css'
import { useTranslation } from 'react-i18next'
import type { CropInput, Rotation } from './__generated__/useEditPictureMutation.graphql'
import { ASPECTS, cropOf, ROTATIONS, shapeOf, type AspectName } from './crop'
import classes from './PictureEditor.module.css'

/** Changes to the picture as it was uploaded. */
export interface Cut {
  readonly rotation: Rotation | null
  /** Null for the whole picture. */
  readonly crop: CropInput | null
}

interface CropFrameProps {
  src: string
  /** Initial aspect ratio; defaults to the picture's own. */
  aspect?: number
  onCut: (cut: Cut) => void
}

const MAX_ZOOM = 4
const KEY_STEP = 8

/** Rotates, moves and zooms a picture within a crop frame, by pointer and keyboard. */
export function CropFrame({ src, aspect, onCut }: CropFrameProps) {
  const { t } = useTranslation('media')
  const [turns, setTurns] = useState(0)
  const [zoom, setZoom] = useState(1)
  const [position, setPosition] = useState({ x: 0, y: 0 })
  const [shape, setShape] = useState<AspectName>(() => shapeOf(aspect))
  const [natural, setNatural] = useState(1)
  const turned = turns % 2 === 1
  const own = turned ? 1 / natural : natural
  const rotation = ROTATIONS[turns] ?? null

  const turn = (by: number) => {
    setTurns((turns + by + ROTATIONS.length) % ROTATIONS.length)
    setPosition({ x: 0, y: 0 })
  }
  return (
    <>
      <div className={classes.stage}>
        <Cropper
          image={src}
          crop={position}
          zoom={zoom}
          rotation={turns * 90}
          aspect={ASPECTS[shape] ?? own}
          maxZoom={MAX_ZOOM}
          keyboardStep={KEY_STEP}
          disableAutomaticStylesInjection
          classes={{ cropAreaClassName: classes.area }}
          cropperProps={{ role: 'group', 'aria-label': t('editor.area') }}
          mediaProps={{ alt: '' }}
          onCropChange={setPosition}
          onZoomChange={setZoom}
          onMediaLoaded={({ naturalWidth, naturalHeight }) => setNatural(naturalWidth / naturalHeight)}
          onCropComplete={(area: Area) => onCut({ rotation, crop: cropOf(area) })}
        />
      </div>
      <div className={classes.controls}>
        <div className={classes.turns}>
          <ActionIcon aria-label={t('editor.turnLeft')} onClick={() => turn(-1)}>
            <IconRotate2 size={22} stroke={1.6} aria-hidden />
          </ActionIcon>
          <ActionIcon aria-label={t('editor.turnRight')} onClick={() => turn(1)}>
            <IconRotateClockwise2 size={22} stroke={1.6} aria-hidden />
          </ActionIcon>
        </div>
        <div className={classes.zoom}>
          <IconZoomOut size={20} stroke={1.6} aria-hidden />
          <Slider
            className={classes.slider}
            label={null}
            thumbLabel={t('editor.zoom')}
            min={1}
            max={MAX_ZOOM}
            step={0.05}
            value={zoom}
            onChange={setZoom}
          />
          <IconZoomIn size={20} stroke={1.6} aria-hidden />
        </div>
        <SegmentedControl
          className={classes.shapes}
          aria-label={t('editor.shape')}
          value={shape}
          onChange={(value) => setShape(value)}
          data={(Object.keys(ASPECTS) as AspectName[]).map((value) => ({ value, label: t(`editor.shapes.${value}`) }))}
        />
      </div>
    </>
  )
}
