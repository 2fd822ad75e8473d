export interface HouseColours {
  wall: string
  wallShade: string
  roof: string
  trim: string
  light: string
  night: string
}

/**
 * The gabled house of the front pages, 400 wide and 560 high, with its foot at 0,0 in the middle. `lit` lists
 * which of its five windows are lit (two below, two above, the round one in the gable) and, last, the lamp beside
 * the door.
 */
export function house(colours: HouseColours, lit: readonly boolean[], extras = ''): string {
  const { wall, wallShade, roof, trim, light, night } = colours
  const pane = (index: number) => (lit[index] ? light : night)
  const boards = Array.from(
    { length: 15 },
    (_, index) => `<path d="M${-184 + index * 26} -322V0" stroke="${wallShade}" stroke-width="2" opacity=".55"/>`,
  ).join('')
  const window = (x: number, y: number, index: number) =>
    `<g transform="translate(${x} ${y})"><rect x="-6" y="-6" width="82" height="112" fill="${trim}"/><rect width="70" height="100" fill="${pane(index)}"/>` +
    (lit[index] ? `<path d="M0 0h24q-4 60 -24 82ZM70 0h-24q4 60 24 82Z" fill="${trim}" opacity=".45"/>` : '') +
    `<path d="M35 0v100M0 38h70" stroke="${trim}" stroke-width="6"/><rect x="-12" y="104" width="94" height="10" fill="${trim}"/></g>`
  return (
    `<g><rect x="86" y="-520" width="46" height="140" fill="${wallShade}"/><rect x="80" y="-528" width="58" height="14" fill="${roof}"/>` +
    `<path d="M-190 0V-320L0 -540L190 -320V0Z" fill="${wall}"/>${boards}<path d="M60 -470L190 -320V0H60Z" fill="${wallShade}" opacity=".35"/>` +
    `<path d="M-222 -292L0 -556L222 -292L204 -276L0 -516L-204 -276Z" fill="${roof}"/>` +
    `<circle cx="0" cy="-400" r="36" fill="${trim}"/><circle cx="0" cy="-400" r="28" fill="${pane(4)}"/><path d="M0 -428v56M-28 -400h56" stroke="${trim}" stroke-width="5"/>` +
    window(-136, -306, 2) +
    window(66, -306, 3) +
    window(-136, -150, 0) +
    window(66, -150, 1) +
    `<rect x="-40" y="-166" width="80" height="166" fill="${trim}"/><rect x="-32" y="-158" width="64" height="158" fill="${roof}"/><rect x="-20" y="-144" width="40" height="50" fill="${light}" opacity=".85"/><circle cx="20" cy="-70" r="4" fill="${light}"/>` +
    `<path d="M50 -208v20" stroke="${roof}" stroke-width="5"/><path d="M40 -188h20l6 26h-32Z" fill="${light}"/><path d="M36 -190h28" stroke="${roof}" stroke-width="6"/>${extras}` +
    `<rect x="-58" y="-8" width="116" height="14" fill="${wallShade}"/><rect x="-74" y="4" width="148" height="12" fill="${wallShade}"/></g>`
  )
}
